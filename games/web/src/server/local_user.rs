//! Users of this machine, by their connections.

use std::fs;
use std::net::{IpAddr, SocketAddr};

/// The tables of all connections: their ends in hexadecimal, and whose they are.
const TABLES: [&str; 2] = ["/proc/net/tcp", "/proc/net/tcp6"];
/// The columns of an end, of the other one, of the state, and of the user.
const COLUMNS: [usize; 4] = [1, 2, 3, 7];
/// The state of a connection that is open at both ends; only then is the user told.
const ESTABLISHED: &str = "01";
/// The user who may do everything anyway.
const ROOT: u32 = 0;

/// Returns whether the connection from `peer` to `server` was opened on this machine by the user who runs this
/// program, or by root. Only Linux tells; elsewhere it is taken for granted.
pub fn is_own(peer: SocketAddr, server: SocketAddr) -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let mut tables = TABLES.iter().filter_map(|table| fs::read_to_string(table).ok());
    let user = tables.find_map(|table| user(&table, peer, server));
    user.is_some_and(|user| user == ROOT || Some(user) == own_user())
}

/// Returns the user who runs this program.
fn own_user() -> Option<u32> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    // The real user, the effective one, and others.
    status.lines().find_map(|line| line.strip_prefix("Uid:"))?.split_whitespace().nth(1)?.parse().ok()
}

/// Returns the user of the connection from `from` to `to` by a table.
fn user(table: &str, from: SocketAddr, to: SocketAddr) -> Option<u32> {
    let ends = [from, to].map(|end| (end.ip().to_canonical(), end.port()));
    table.lines().skip(1).find_map(|line| {
        let columns: Vec<_> = line.split_whitespace().collect();
        let [own, other, state, user] = COLUMNS.map(|column| columns.get(column).copied().unwrap_or_default());
        let is_it = state == ESTABLISHED && [parse_end(own)?, parse_end(other)?] == ends;
        is_it.then(|| user.parse().ok())?
    })
}

/// Parses an end of a connection, such as `0100007F:1F90`: the words of the address as they lie in memory, the port.
fn parse_end(text: &str) -> Option<(IpAddr, u16)> {
    let (address, port) = text.split_once(':')?;
    let words = (0..address.len()).step_by(8).map(|start| {
        let word = u32::from_str_radix(address.get(start..start + 8)?, 16).ok()?;
        Some(word.to_ne_bytes())
    });
    let bytes = words.collect::<Option<Vec<_>>>()?.concat();
    let v4 = <[u8; 4]>::try_from(bytes.as_slice()).map(IpAddr::from);
    let address = v4.or_else(|_| <[u8; 16]>::try_from(bytes.as_slice()).map(IpAddr::from)).ok()?;
    Some((address.to_canonical(), u16::from_str_radix(port, 16).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_endian = "little")]
    const TABLE: &str = "\
  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F40 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 23 1 0 100 0 0 10 0
   1: 0100007F:1F40 0100007F:9C40 01 00000000:00000000 00:00000000 00000000  1000        0 24 1 0 20 4 30 10 -1
   2: 0100007F:9C40 0100007F:1F40 01 00000000:00000000 00:00000000 00000000  1001        0 25 1 0 20 4 30 10 -1
   3: 00000000000000000000000001000000:9C41 00000000000000000000000001000000:1F40 01 0:0 00:0 0  1002 0 26
   4: 0000000000000000FFFF00000100007F:9C42 0000000000000000FFFF00000100007F:1F40 01 0:0 00:0 0  1003 0 27
   5: 0100007F:9C43 0100007F:1F40 06 00000000:00000000 03:00000000 00000000     0        0 0 3 0
";

    #[cfg(target_endian = "little")]
    #[test]
    fn the_user_is_that_of_the_other_end() {
        for (from, to, expected) in [
            ("127.0.0.1:40000", "127.0.0.1:8000", Some(1001)),
            ("127.0.0.1:8000", "127.0.0.1:40000", Some(1000)),
            ("[::1]:40001", "[::1]:8000", Some(1002)),
            ("127.0.0.1:40002", "127.0.0.1:8000", Some(1003)),
            ("[::ffff:127.0.0.1]:40000", "[::ffff:127.0.0.1]:8000", Some(1001)),
            ("127.0.0.1:40003", "127.0.0.1:8000", None),
            ("127.0.0.1:40000", "127.0.0.1:8001", None),
            ("127.0.0.2:40000", "127.0.0.1:8000", None),
        ] {
            let [from, to]: [SocketAddr; 2] = [from, to].map(|end| end.parse().expect("an address"));
            assert_eq!(user(TABLE, from, to), expected, "{from} {to}");
        }
        let [from, to]: [SocketAddr; 2] = ["127.0.0.1:1", "127.0.0.1:2"].map(|end| end.parse().expect("an address"));
        for garbage in ["", "a\nb", "a\n0: x y", "a\n0: 0100007:1 é:2 3 4 5 6 7", "a\n0: :1 :2 3 4 5 6 7"] {
            assert_eq!(user(garbage, from, to), None, "{garbage}");
        }
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_connection_of_this_process_is_its_users() {
        use std::net::{TcpListener, TcpStream};

        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let server = listener.local_addr().expect("an address");
        let stream = TcpStream::connect(server).expect("a connection");
        let peer = stream.local_addr().expect("an address");
        assert!(is_own(peer, server));
        assert!(!is_own(SocketAddr::new(peer.ip(), 1), server), "nobody's");
    }
}
