// title: `string.Format("{0:X8}", number)`
// rule: ALLOC207
// bytes: 64
// message: 24 B are the box, 40 B are the text
// fix: ALLOC207.ToString
// safety: safe
// after: 40
static class Case
{
    static string Probe(int number = 5) => string.[|Format("{0:X8}", number)|];

    static string Behave(int number) => string.[|Format("{0}", number)|];

    static string BehaveFormats(double value, decimal money) => string.[|Format("{0:N2}", value)|] + string.[|Format("{0:C}", money)|];

    static string BehaveNegative(long number) => string.[|Format("{0:#,##0}", -number)|];

    static string BehaveDates(DateTime date, TimeSpan time) => string.[|Format("{0:D}", date)|] + string.[|Format("{0:g}", time)|];

    static string BehaveOthers(bool flag, char c, Guid guid) => string.[|Format("{0:x}", flag)|] + string.[|Format("{0:x}", c)|] + string.[|Format("{0:N}", guid)|];

    static string BehaveInvariant(double value, DateTime date) =>
        string.[|Format(System.Globalization.CultureInfo.InvariantCulture, "{0}", value)|]
        + string.[|Format(System.Globalization.CultureInfo.InvariantCulture, "{0:f}", date)|];

    static string BehaveBadFormat(Guid guid) => string.[|Format("{0:Q}", guid)|];

    static string BehaveCalls(List<int> list) => string.[|Format("{0}", list.Count)|];
}
