// title: `flag.ToString().ToLower()`
// rule: ALLOC307
// bytes: 32
// message: 32
// fix: ALLOC307.Choose
// safety: safe
// after: 0
using System.Globalization;

static class Case
{
    static string Probe(bool flag = true) => [|flag.ToString().ToLower()|];

    static string Behave(bool first, bool second)
    {
        var culture = CultureInfo.CurrentCulture;
        try
        {
            CultureInfo.CurrentCulture = new CultureInfo("tr-TR");
            return [|first.ToString().ToLower()|] + [|(first && second).ToString(CultureInfo.CurrentCulture).ToUpper()|]
                + [|second.ToString().ToLowerInvariant()|];
        }
        finally
        {
            CultureInfo.CurrentCulture = culture;
        }
    }
}
