// title: `string.Format("{0}{1}", a, Next())`
// rule: ALLOC207
// bytes: 80
// message: 48 B are the boxes, 32 B are the text
// fix: ALLOC207.Interpolate
// safety: unsafe
// difference: each argument is formatted before the next is evaluated
// shows: 1
// after: 32
static class Case
{
    static int s_next;

    static string Probe(int number = 5) => string.[|Format("{0}{1}", number, Next())|];

    static string Behave(int number)
    {
        var before = System.Globalization.CultureInfo.CurrentCulture;
        try
        {
            return string.[|Format("{0:N}{1}", 1234.5, OtherCulture())|];
        }
        finally
        {
            System.Globalization.CultureInfo.CurrentCulture = before;
        }
    }

    static int Next() => s_next = (s_next + 1) & 7;

    static int OtherCulture()
    {
        var other = new System.Globalization.CultureInfo("");
        other.NumberFormat.NumberDecimalSeparator = "#";
        System.Globalization.CultureInfo.CurrentCulture = other;
        return 1;
    }
}
