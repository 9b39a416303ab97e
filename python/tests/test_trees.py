"""Game trees as textbooks draw them."""

import pickle

import pytest

from suite_games import Othello, TicTacToe, Tree, search

FIGURE = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def plain_value(tree, is_max=True):
    """The plainest minimax there is."""
    if not isinstance(tree, list):
        return tree
    return (max if is_max else min)(plain_value(child, not is_max) for child in tree)


def test_the_figure_of_the_textbook():
    tree = Tree(FIGURE)
    assert (len(tree), len(tree.leaves), tree.nodes[:3]) == (13, 9, ["root", "1", "1.1"])
    found = tree.search()
    assert (found.value, found.best, found.pruned) == (3, "1", ["2.2", "2.3"])
    assert (found.principal_variation, found.visited) == (["1", "1.1"], 11)
    assert found.values["2"] == 2 and "2.2" not in found.values
    assert Tree(str(tree)) == tree and Tree(tuple(map(tuple, FIGURE))) == tree


@pytest.mark.parametrize("root", ["max", "min"])
@pytest.mark.parametrize("fail_hard", [False, True])
def test_searches_agree_with_plain_minimax(root, fail_hard):
    for tree in [FIGURE, [5, [1, [2, 9]], [[3, 4], 7]], 6]:
        for drawn in [Tree(str(tree), root=root), Tree(str(tree), root=root).mirrored()]:
            for algorithm in ["minimax", "alphabeta"]:
                found = drawn.search(algorithm, fail_hard=fail_hard)
                assert found.value == plain_value(tree, root == "max")


def test_answers_are_checked_and_mistakes_named():
    found = Tree(FIGURE).search()
    assert found.check_pruned(["2.3", "2.2"]).is_right
    wrong = found.check_pruned(["2"])
    assert not wrong.is_right and wrong.problems == ["in the answer, but not pruned: 2.1"]
    assert list(wrong.mistakes) == ["cause-pruned", "whole-node-pruned"]
    assert found.check_values({"1": 3, "2": 2}).is_right
    assert found.check_values({"2.2": 4}).problems == ["2.2: expected no value, since it is pruned, found 4"]
    assert found.check_best("3").problems == ["expected 1, found 3"]
    log = found.log()
    assert found.check_log(log.replace("\n", "\r\n")).is_right
    assert "line 2: " in found.check_log(log.replace("root,0,-Infinity", "root,0,0", 1)).problems[0]
    assert [line for line, _ in found.steps()] == log.splitlines()[1:]
    assert all(reason for _, reason in found.steps())


def test_a_position_has_a_tree():
    for start in [Othello(4), TicTacToe().play((1, 1))]:
        found = Tree.from_position(start, 2).search(limit=2)
        sign = 1 if start.to_move == 1 else -1
        assert found.value == sign * search(start, "alphabeta", 2).value


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Tree([[3, 12], []]), "expected"),
        (lambda: Tree("[[3, 12]"), "line 1: "),
        (lambda: Tree([1.5]), "expected"),
        (lambda: Tree(FIGURE, root="middle"), "'max' or 'min'"),
        (lambda: Tree(FIGURE).search("best"), "'greedy'"),
        (lambda: Tree(FIGURE).search(limit=1), "expected an estimate at 1"),
        (lambda: Tree(FIGURE).search().check_best("9"), 'expected a node of the tree, found "9"'),
    ],
)
def test_what_is_no_tree_is_refused(make, message):
    with pytest.raises(ValueError, match=message):
        make()


@pytest.mark.parametrize("root", ["max", "min"])
def test_trees_pickle(root):
    tree = Tree(FIGURE, root=root)
    copied = pickle.loads(pickle.dumps(tree))
    assert copied == tree and copied.search().value == tree.search().value


def test_trees_and_searches_are_pictures():
    tree = Tree(FIGURE)
    found = tree.search()
    for pictured in [tree, found, tree.search(limit=-1)]:
        assert pictured._repr_svg_().startswith("<svg ")
    assert tree._repr_svg_() != found._repr_svg_()
    # Nobody can look at a tree of so many nodes.
    assert Tree.from_position(Othello(6), 6)._repr_svg_() is None
