// fixes: ALLOC307
// Texts of one character are compared by cultures and without case: ignorable characters, surrogates, Turkish letters, null, empty texts.
#nullable enable
using System;
using System.Globalization;
using System.Text;

static class Program
{
    static readonly StringComparison[] Kinds =
    {
        StringComparison.CurrentCulture, StringComparison.CurrentCultureIgnoreCase, StringComparison.InvariantCulture,
        StringComparison.InvariantCultureIgnoreCase, StringComparison.Ordinal, StringComparison.OrdinalIgnoreCase, (StringComparison)7,
    };

    static bool Two(char a, char b, StringComparison how) => a.ToString().Equals(b.ToString(), how);

    static bool Static(char a, char b, StringComparison how) => string.Equals(a.ToString(), b.ToString(), how);

    static int Order(char a, char b, StringComparison how) => string.Compare(a.ToString(), b.ToString(), how);

    static int Order(char a, char b) => string.Compare(a.ToString(), b.ToString());

    static int Ordinal(char a, char b) => string.CompareOrdinal(a.ToString(), b.ToString());

    static int To(char a, char b) => a.ToString().CompareTo(b.ToString());

    static bool Empty(char a, StringComparison how) => a.ToString().Equals("", how);

    static bool EmptyFirst(char a, StringComparison how) => "".Equals(a.ToString(), how);

    static bool Longer(char a, StringComparison how) => string.Equals("ss", a.ToString(), how);

    static bool Null(char a, StringComparison how) => string.Equals(null, a.ToString(), how);

    static bool NullText(char a, StringComparison how) => a.ToString().Equals(null, how);

    static int One(char a, StringComparison how) => string.Compare("i", a.ToString(), how);

    static int OneOrdinal(char a) => string.CompareOrdinal(a.ToString(), "i");

    static int OneTo(char a) => "I".CompareTo(a.ToString());

    static int EmptyOrder(char a, StringComparison how) => string.Compare(a.ToString(), "", how);

    static int NullOrder(char a) => a.ToString().CompareTo((string?)null);

    static int NullOrdinal(char a) => string.CompareOrdinal(null, a.ToString());

    static int Same(int order) => order;

    static void Main()
    {
        var letters = new[] { 'i', 'I', '\u0130', '\u0131', '\u00AD', '\0', '\u200D', 'a', '\u00E4', '\u0308', 'ß', '\uD83D', '\uDE00', '\u212A', 'k', 'K', '\u30A2', '\u3042', '\uFFFF', '1', '\u0661' };
        foreach (var culture in new[] { "", "tr-TR", "de-DE", "ja-JP", "th-TH" })
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            var seen = new StringBuilder();
            foreach (var a in letters)
            {
                foreach (var how in Kinds)
                {
                    foreach (var b in letters)
                        Write(seen, () => $"{Two(a, b, how)}{Static(a, b, how)}{Same(Order(a, b, how))}{Same(Order(a, b))}{Ordinal(a, b)}{Same(To(a, b))}");
                    Write(seen, () => "" + Empty(a, how));
                    Write(seen, () => "" + EmptyFirst(a, how));
                    Write(seen, () => "" + Longer(a, how));
                    Write(seen, () => "" + Null(a, how));
                    Write(seen, () => "" + NullText(a, how));
                    Write(seen, () => "" + Same(One(a, how)));
                    Write(seen, () => "" + Same(EmptyOrder(a, how)));
                }

                Write(seen, () => $"{OneOrdinal(a)} {Same(OneTo(a))} {Same(NullOrder(a))} {Same(NullOrdinal(a))}");
            }

            var hash = 17L;
            foreach (var c in seen.ToString())
                hash = unchecked(hash * 31 + c);
            Console.WriteLine(culture + " " + seen.Length + " " + hash);
        }
    }

    static void Write(StringBuilder seen, Func<string> text)
    {
        try
        {
            seen.Append(text()).Append(';');
        }
        catch (Exception e)
        {
            seen.Append(e.GetType().Name).Append(';');
        }
    }
}
