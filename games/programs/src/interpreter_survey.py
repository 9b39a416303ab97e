"""Tell the version of this Python and where it lies, and then of each file in the current folder, 1, 2, 3 and so on,
whether it compiles.

    python survey.py COUNT

It runs under Python 2 and 3. What it tells goes to stderr, a line each: `compiles`; `two` for a file that only Python 2
compiles, as far as Python 3 knows; `fails`.
"""
import sys

# What Python 2 has of its own in its syntax, as the names of what translates it.
SYNTAX = ['except', 'exec', 'ne', 'numliterals', 'paren', 'print', 'raise', 'repr', 'tuple_params', 'unicode']
# How Python 3 names it in its errors, where it does not come with a translator.
ERRORS = ['Missing parentheses in call to', 'multiple exception types', 'leading zeros in decimal', 'decimal literal']


def translate(source, name):
    """Return the source in Python 3, where a tab ends at a multiple of eight columns."""
    import logging
    from lib2to3.refactor import RefactoringTool
    logging.disable(logging.CRITICAL)
    try:
        text = source.decode('utf-8')
    except UnicodeDecodeError:
        text = source.decode('latin-1')
    translator = RefactoringTool(['lib2to3.fixes.fix_' + fix for fix in SYNTAX])
    return str(translator.refactor_string(text.replace('\r', '').expandtabs() + '\n', name))


def is_python_2(source, name, error):
    """Tell whether what does not compile under Python 3 is Python 2."""
    try:
        compile(translate(source, name), name, 'exec', 0, True)
        return True
    except ImportError:
        return 'TabError' in type(error).__name__ or any(words in str(error) for words in ERRORS)
    except Exception:
        return False


def verdict(name):
    """Tell of a file whether it compiles."""
    try:
        with open(name, 'rb') as opened:
            source = opened.read()
        try:
            compile(source, name, 'exec', 0, True)
            return 'compiles'
        except Exception as error:
            return 'two' if sys.version_info[0] > 2 and is_python_2(source, name, error) else 'fails'
    except Exception:
        return 'fails'


def tell(line):
    sys.stderr.write(line + '\n')
    sys.stderr.flush()


tell('.'.join(str(number) for number in sys.version_info[:3]) + ' ' + (sys.executable or ''))
for number in range(int(sys.argv[1])):
    tell(verdict(str(number + 1)))
