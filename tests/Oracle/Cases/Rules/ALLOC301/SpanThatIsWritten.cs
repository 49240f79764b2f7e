// title: `int.Parse(span.ToString(), Write())` of an array that `Write` changes
// rule: ALLOC301
// bytes: 24
// message: the length of the span is not known
// fix: ALLOC301.Span
// safety: unsafe
// difference: the characters of the span must not change before they are read
// shows: (byte)7
// except: digit % 10 != 1
// after: 0
using System.Globalization;

static class Case
{
    static char[] s_text = ['1'];

    static int Probe()
    {
        s_text[0] = '1';
        return int.Parse([|new ReadOnlySpan<char>(s_text).ToString()|], Write(7));
    }

    static int Behave(byte digit)
    {
        s_text[0] = '1';
        return int.Parse([|new ReadOnlySpan<char>(s_text).ToString()|], Write(digit));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static NumberStyles Write(byte digit)
    {
        s_text[0] = (char)('0' + digit % 10);
        return NumberStyles.None;
    }
}
