/* Checks certificates of `suite prove` by rules of its own: cc -O2 -o check check.c && ./check FILE
 *
 * docs/proofs.md describes the rules and the format. Exit code 0 if all certificates of the file prove their claims, 1
 * if one does not, 2 if it is no file of certificates.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Set; /* a bit for each point, numbered as moves are ordered */

typedef struct {
    Set own, enemy;  /* the stones of the player to move, and of the opponent */
    uint8_t ko;      /* the point that a ko forbids, or NONE */
    uint8_t passes;  /* the consecutive passes just played (Little-Go) */
    uint8_t left;    /* moves left (Little-Go), empty squares (Othello) */
    uint8_t is_ours; /* whether the player of the claim is to move */
} Position;

enum { NONE = 63, MOST_LEFT = 64, MANY = 1 << 16 };
static int is_go, is_standard, side, points, is_first;
static long bound, cut;
static Set board, first_column, last_column;
static int image[8][64];
static const char *name;
static const uint8_t *moves;
static long move_count, next_move;
static Position *levels[MOST_LEFT + 1];
static size_t counts[MOST_LEFT + 1], capacities[MOST_LEFT + 1];

static void fail(int code, const char *why) {
    printf("%s: %s%s (after %ld moves)\n", name, code == 1 ? "wrong: " : "", why, next_move);
    exit(code);
}

static Set bit(int point) { return (Set)1 << point; }
static int size_of(Set set) { return __builtin_popcountll(set); }
static int first_of(Set set) { return __builtin_ctzll(set); }

/* What the end is worth to the player of the claim. */
static long worth(Position p) {
    long lead = (size_of(p.own) - size_of(p.enemy)) * (p.is_ours ? 1 : -1);
    return is_go ? 2 * lead + (is_first ? -side : side) : lead;
}

static Set near(Set set) {
    return ((set & ~last_column) << 1 | (set & ~first_column) >> 1 | set << side | set >> side) & board;
}

static Set group(Set stone, Set stones) {
    for (Set grown;; stone = grown) {
        grown = (stone | near(stone)) & stones;
        if (grown == stone) return stone;
    }
}

/* Places a stone and removes what it captures; returns 0 if it has no liberty then. */
static int place(Set *own, Set *enemy, int point) {
    *own |= bit(point);
    for (Set rest = near(bit(point)); rest; rest &= rest - 1) {
        Set attacked = group(rest & -rest & *enemy, *enemy);
        if (!(near(attacked) & ~(*own | *enemy))) *enemy &= ~attacked;
    }
    return (near(group(bit(point), *own)) & ~(*own | *enemy)) != 0;
}

static Position go_play(Position p, int point) {
    Set own = p.own, enemy = p.enemy;
    int ko = NONE;
    if (point < points) {
        place(&own, &enemy, point);
        Set captured = p.enemy & ~enemy;
        if (size_of(captured) == 1) { /* may the opponent restore the board? */
            Set own_then = own, enemy_then = enemy;
            place(&enemy_then, &own_then, first_of(captured));
            if (own_then == p.own && enemy_then == p.enemy) ko = first_of(captured);
        }
    }
    int passes = point < points ? 0 : p.passes + 1;
    return (Position){enemy, own, ko, passes, p.left - 1, !p.is_ours};
}

/* Whether the player of the claim, who is to move, may pass from now on. */
static int is_settled(Position p) {
    long placed = p.left / 2, lost = 0;
    for (Set rest = p.own; rest;) {
        Set stones = group(rest & -rest, p.own);
        if (size_of(near(stones) & ~(p.own | p.enemy)) <= placed) lost += size_of(stones);
        rest &= ~stones;
    }
    return worth(p) - 2 * (placed + lost) >= bound;
}

/* The disks that a disk of Othello flips. */
static Set flips(Set own, Set enemy, int square) {
    Set all = 0;
    for (int i = -1; i <= 1; i++)
        for (int j = -1; j <= 1; j++) {
            Set run = 0;
            for (int x = square / side + i, y = square % side + j;; x += i, y += j) {
                if (x < 0 || x >= side || y < 0 || y >= side || !((own | enemy) & bit(x * side + y))) break;
                if (own & bit(x * side + y)) {
                    all |= run;
                    break;
                }
                run |= bit(x * side + y);
            }
        }
    return all;
}

static Set legal_placements(Set own, Set enemy, int ko) {
    Set legal = 0;
    for (Set rest = board & ~(own | enemy); rest; rest &= rest - 1) {
        int point = first_of(rest);
        Set own_then = own, enemy_then = enemy;
        if (is_go ? point != ko && place(&own_then, &enemy_then, point) : flips(own, enemy, point) != 0)
            legal |= bit(point);
    }
    return legal;
}

/* Finds the placements; returns 0 if the game is over. */
static int legal_moves(Position p, Set *placements, int *may_pass) {
    if (is_go && (p.left == 0 || p.passes == 2)) return 0;
    *placements = legal_placements(p.own, p.enemy, p.ko);
    *may_pass = is_go || (!*placements && is_standard && legal_placements(p.enemy, p.own, NONE));
    return *placements || *may_pass;
}

static Position play(Position p, int move) {
    if (is_go) return go_play(p, move);
    if (move == points) return (Position){p.enemy, p.own, NONE, 0, p.left, !p.is_ours};
    Set flipped = flips(p.own, p.enemy, move);
    return (Position){p.enemy & ~flipped, p.own | flipped | bit(move), NONE, 0, p.left - 1, !p.is_ours};
}

static Set image_of(Set set, int symmetry) {
    Set result = 0;
    for (; set; set &= set - 1) result |= bit(image[symmetry][first_of(set)]);
    return result;
}

static Position canonical(Position p) {
    Position least = p;
    for (int symmetry = 1; symmetry < 8; symmetry++) {
        Set own = image_of(p.own, symmetry);
        if (own > least.own) continue;
        Set enemy = image_of(p.enemy, symmetry);
        int ko = p.ko == NONE ? NONE : image[symmetry][p.ko];
        if (own < least.own || enemy < least.enemy || (enemy == least.enemy && ko < least.ko))
            least.own = own, least.enemy = enemy, least.ko = ko;
    }
    return least;
}

static int compare(const void *one, const void *other) {
    const Position *p = one, *q = other;
    if (p->passes != q->passes) return p->passes < q->passes ? -1 : 1;
    if (p->own != q->own) return p->own < q->own ? -1 : 1;
    if (p->ko != q->ko) return p->ko < q->ko ? -1 : 1;
    return p->enemy < q->enemy ? -1 : p->enemy > q->enemy;
}

static void sort_level(int left) {
    Position *level = levels[left];
    size_t kept = 0;
    if (level) qsort(level, counts[left], sizeof(Position), compare);
    for (size_t i = 0; i < counts[left]; i++)
        if (!kept || compare(&level[kept - 1], &level[i])) level[kept++] = level[i];
    counts[left] = kept;
}

static void push(Position p) {
    int left = p.left;
    if (counts[left] == capacities[left]) {
        sort_level(left);
        if (counts[left] * 2 >= capacities[left]) capacities[left] = 2 * capacities[left] + MANY;
        levels[left] = realloc(levels[left], capacities[left] * sizeof(Position));
        if (!levels[left]) fail(2, "out of memory");
    }
    levels[left][counts[left]++] = canonical(p);
}

/* Adds the positions from here on in which it is the turn of the player of the claim. */
static void add(Position p) {
    Set placements;
    int may_pass;
    if (!legal_moves(p, &placements, &may_pass)) {
        if (worth(p) < bound) fail(1, "the opponent ends the game below the bound");
    } else if (p.is_ours) {
        if (!is_go || !is_settled(p)) push(p);
    } else {
        for (; placements; placements &= placements - 1) add(play(p, first_of(placements)));
        if (may_pass) add(play(p, points));
    }
}

/* Whether the claim holds in a position, by trying everything. */
static int holds(Position p) {
    Set placements;
    int may_pass;
    if (!legal_moves(p, &placements, &may_pass)) return worth(p) >= bound;
    if (is_go && p.is_ours && is_settled(p)) return 1;
    for (; placements; placements &= placements - 1)
        if (holds(play(p, first_of(placements))) == p.is_ours) return p.is_ours;
    return may_pass ? holds(play(p, points)) : !p.is_ours;
}

static void check_position(Position p) {
    Set placements;
    int may_pass;
    if (p.left <= cut) {
        if (!holds(p)) fail(1, "a position at the cut does not hold");
        return;
    }
    if (next_move == move_count) fail(1, "a move is missing");
    int number = moves[next_move++];
    legal_moves(p, &placements, &may_pass);
    if (number >= size_of(placements) + may_pass) fail(1, "no such move");
    while (number-- && placements) placements &= placements - 1;
    add(play(p, placements ? first_of(placements) : points));
}

static void set_up(void) {
    points = side * side;
    board = points == 64 ? ~(Set)0 : bit(points) - 1;
    first_column = last_column = 0;
    for (int here = 0; here < points; here++) {
        int a = here / side, b = here % side, c = side - 1 - a, d = side - 1 - b;
        int images[8][2] = {{a, b}, {a, d}, {c, b}, {c, d}, {b, a}, {b, c}, {d, a}, {d, c}};
        for (int s = 0; s < 8; s++) image[s][here] = images[s][0] * side + images[s][1];
        if (b == 0) first_column |= bit(here);
        if (d == 0) last_column |= bit(here);
    }
}

static void check(void) {
    set_up();
    Position start = {0, 0, NONE, 0, points - 1, is_first};
    if (!is_go) {
        int k = (side / 2 - 1) * (side + 1);
        start = (Position){bit(k + 1) | bit(k + side), bit(k) | bit(k + side + 1), NONE, 0, points - 4, is_first};
    }
    next_move = 0;
    add(start);
    for (int left = MOST_LEFT; left >= 0; left--) {
        sort_level(left);
        for (size_t i = 0; i < counts[left]; i++) check_position(levels[left][i]);
        free(levels[left]);
        levels[left] = NULL, counts[left] = capacities[left] = 0;
    }
    if (next_move != move_count) fail(1, "moves that no position needs");
}

static uint32_t crc32(const uint8_t *bytes, long length) {
    uint32_t crc = ~0u;
    while (length--) {
        crc ^= *bytes++;
        for (int i = 0; i < 8; i++) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320 : 0);
    }
    return ~crc;
}

/* Reads the header of the next certificate; returns its checksum. */
static unsigned read_header(FILE *file) {
    char game[9] = "", rules[10] = "", player[7] = "", end = 0;
    unsigned checksum = 0;
    int found = fscanf(file, "suite proof 1\ngame %8s %d", game, &side);
    is_go = !strcmp(game, "go");
    if (!is_go) found += fscanf(file, " %9s", rules) - 1;
    found += fscanf(file, "\nclaim %6s %ld\ncut %ld\nmoves %ld\ncrc32 %8x%c", player, &bound, &cut, &move_count,
                    &checksum, &end);
    is_first = !strcmp(player, "first");
    is_standard = !strcmp(rules, "standard");
    int is_othello = !strcmp(game, "othello") && (is_standard || !strcmp(rules, "ends"));
    if (found != 8 || !(is_go ? side >= 2 && side <= 7 : is_othello && side >= 3 && side <= 8) || move_count < 0 ||
        (!is_first && strcmp(player, "second")) || end != '\n' || fgetc(file) != '\n') fail(2, "not a certificate");
    return checksum;
}

int main(int argc, char **argv) {
    name = argc == 2 ? argv[1] : "usage: check FILE";
    FILE *file = argc == 2 ? fopen(name, "rb") : NULL;
    if (!file) fail(2, "cannot be read");
    for (int next = fgetc(file), count = 0; next != EOF || count == 0; next = fgetc(file), count++) {
        ungetc(next, file);
        unsigned checksum = read_header(file);
        uint8_t *bytes = malloc(move_count + 1);
        if (!bytes || fread(bytes, 1, move_count, file) != (size_t)move_count) fail(2, "truncated");
        if (crc32(bytes, move_count) != checksum) fail(2, "checksum mismatch");
        moves = bytes;
        check();
        printf("proved: %s %d%s: %s %+ld; %ld positions\n", is_go ? "go" : "othello", side,
               is_go ? "" : is_standard ? " standard" : " ends", is_first ? "first" : "second", bound, move_count);
        free(bytes);
    }
    return 0;
}
