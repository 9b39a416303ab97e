//! Places for connections: how many there are, for an address and in all, and who makes room for a newcomer.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// The connections at a time. A browser opens six.
const PLACES: usize = 256;
/// Those from one address, so that nobody takes all of them.
const OF_ADDRESS: usize = 64;

/// The places of all connections.
///
/// A connection is trusted once it has sent the token. Where there is no room for a newcomer, the oldest connection
/// that is not trusted makes it: whoever opens connections and sends nothing keeps nobody out, not even from the same
/// address, which all users of a machine share.
#[derive(Default)]
pub struct Places(Mutex<OpenConnections>);

#[derive(Default)]
struct OpenConnections {
    next: u64,
    by_id: BTreeMap<u64, OpenConnection>,
}

/// A connection that is open; dropping it closes it.
struct OpenConnection {
    address: IpAddr,
    is_trusted: bool,
    _open: oneshot::Sender<Infallible>,
}

/// Resolves when a connection has to make room for another one.
pub type Eviction = oneshot::Receiver<Infallible>;

/// The place of a connection, until it is dropped.
pub struct Place {
    places: Arc<Places>,
    id: u64,
}

impl Places {
    /// Returns a place for a connection from an address, unless trusted connections have all that it could take.
    pub fn take(self: &Arc<Self>, address: IpAddr) -> Option<(Place, Eviction)> {
        let address = bounded_address(address);
        let mut connections = self.connections();
        let own = connections.by_id.values().filter(|connection| connection.address == address).count();
        let has_own_share = own >= OF_ADDRESS;
        if has_own_share || connections.by_id.len() >= PLACES {
            let mut strangers = connections.by_id.iter().filter(|(_, connection)| !connection.is_trusted);
            let oldest = strangers.find(|(_, connection)| !has_own_share || connection.address == address);
            let oldest = *oldest?.0;
            connections.by_id.remove(&oldest);
        }
        let (open, eviction) = oneshot::channel();
        let id = connections.next;
        connections.next += 1;
        connections.by_id.insert(id, OpenConnection { address, is_trusted: false, _open: open });
        Some((Place { places: Arc::clone(self), id }, eviction))
    }

    fn connections(&self) -> MutexGuard<'_, OpenConnections> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Notes that the connection has sent the token.
    pub fn trust(&self) {
        if let Some(connection) = self.places.connections().by_id.get_mut(&self.id) {
            connection.is_trusted = true;
        }
    }

    /// Returns whether the connection has sent the token.
    pub fn is_trusted(&self) -> bool {
        self.places.connections().by_id.get(&self.id).is_some_and(|connection| connection.is_trusted)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.connections().by_id.remove(&self.id);
    }
}

/// Returns the address that connections are counted for: of IPv6 the network, since a machine has all addresses in it.
fn bounded_address(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn take(places: &Arc<Places>, address: &str, count: usize) -> Vec<(Place, Eviction)> {
        let address = address.parse().expect("an address");
        (0..count).filter_map(|_| places.take(address)).collect()
    }

    /// The connections that are still open, by their order.
    fn open(taken: &mut [(Place, Eviction)]) -> Vec<usize> {
        let is_open = |eviction: &mut Eviction| eviction.try_recv() == Err(oneshot::error::TryRecvError::Empty);
        (0..).zip(taken).filter_map(|(index, (_, eviction))| is_open(eviction).then_some(index)).collect()
    }

    #[test]
    fn the_oldest_stranger_of_an_address_makes_room() {
        let places = Arc::default();
        let mut others = take(&places, "10.0.0.1", 3);
        let mut taken = take(&places, "127.0.0.1", OF_ADDRESS);
        taken[0].0.trust();
        taken.extend(take(&places, "127.0.0.1", 2));
        assert_eq!(open(&mut taken), [&[0][..], &(3..OF_ADDRESS + 2).collect::<Vec<_>>()].concat());
        assert_eq!(open(&mut others), [0, 1, 2]);
    }

    #[test]
    fn the_oldest_stranger_of_all_makes_room_when_the_server_is_full() {
        let places = Arc::default();
        let networks = PLACES / OF_ADDRESS;
        let mut taken: Vec<_> =
            (0..networks).flat_map(|last| take(&places, &format!("10.0.0.{last}"), OF_ADDRESS)).collect();
        assert_eq!(open(&mut taken).len(), PLACES);
        let mut newcomer = take(&places, "10.0.1.1", 1);
        assert_eq!(open(&mut taken), (1..PLACES).collect::<Vec<_>>());
        assert_eq!(open(&mut newcomer), [0]);
    }

    #[test]
    fn trusted_connections_make_no_room() {
        let places = Arc::default();
        let mut taken = take(&places, "127.0.0.1", OF_ADDRESS);
        for (place, _) in &taken {
            place.trust();
        }
        assert_eq!(take(&places, "127.0.0.1", 1).len(), 0);
        assert_eq!(take(&places, "127.0.0.2", 1).len(), 1);
        assert_eq!(open(&mut taken).len(), OF_ADDRESS);
        assert!(taken.pop().is_some_and(|(place, _)| place.is_trusted()));
        assert_eq!(take(&places, "127.0.0.1", 1).len(), 1, "a place that is left is free");
    }

    #[test]
    fn a_machine_is_its_network_in_ipv6_and_its_address_in_ipv4() {
        let bounded = |address: &str| bounded_address(address.parse().expect("an address"));
        assert_eq!(bounded("2001:db8::1:2"), bounded("2001:db8:0:0:ffff::3"));
        assert_ne!(bounded("2001:db8::1"), bounded("2001:db8:0:1::1"));
        assert_eq!(bounded("::ffff:127.0.0.1"), bounded("127.0.0.1"));
        assert_ne!(bounded("127.0.0.1"), bounded("127.0.0.2"));
    }
}
