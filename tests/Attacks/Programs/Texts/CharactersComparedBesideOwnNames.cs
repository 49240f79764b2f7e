// fixes: ALLOC307
// Types and members of the program are named like those of the framework that a comparison of characters needs.
#nullable enable
using System;
using System.Collections.Generic;
using How = System.StringComparison;

namespace Own
{
    static class MemoryExtensions
    {
        public static bool Equals(ReadOnlySpan<char> a, ReadOnlySpan<char> b, How how) => throw new InvalidOperationException();

        public static int CompareTo(this ReadOnlySpan<char> a, ReadOnlySpan<char> b, How how) => throw new InvalidOperationException();
    }

    enum StringComparison { Ordinal, CurrentCulture }

    static class Places
    {
        const char Letter = 'k';
        const string Word = "K";

        static char Property { get; set; } = 'i';

        public static bool ByAlias(char c) => c.ToString().Equals("k", How.OrdinalIgnoreCase);

        public static bool OfIn(in char c, ref char d) => c.ToString().Equals(d.ToString(), How.OrdinalIgnoreCase);

        public static int Defaults(char c) => string.Compare(c.ToString(), "k") + c.ToString().CompareTo("k") + string.CompareOrdinal(c.ToString(), "k");

        public static bool Constants(char c) => Letter.ToString().Equals(c.ToString(), How.OrdinalIgnoreCase) | c.ToString().Equals(Word, How.InvariantCultureIgnoreCase);

        public static bool OfProperty(char c) => Property.ToString().Equals((Property = c).ToString(), How.CurrentCultureIgnoreCase);

        public static bool Long(char c) => c.ToString().Equals("kk", How.OrdinalIgnoreCase) || c.ToString().Equals(nameof(c), How.OrdinalIgnoreCase);

        public static bool Of(dynamic c) => ((char)c).ToString().Equals("k", How.OrdinalIgnoreCase);

        public static bool Any(string text) => text.Length > 0 && text[^1].ToString().Equals(text[..1], How.OrdinalIgnoreCase) | text[0].ToString().Equals(text[^1].ToString(), How.Ordinal);

        public static bool Tuple((char A, char B) pair) => pair.A.ToString().Equals(pair.B.ToString(), How.InvariantCulture);

        public static bool Nested(char c) => (c.ToString().Equals("a", How.OrdinalIgnoreCase) ? 'k' : 'K').ToString().Equals(c.ToString(), How.Ordinal);
    }
}

static class Program
{
    static void Main()
    {
        foreach (var c in "kKi\u0130\u212Aa\u00AD")
        {
            var d = 'K';
            foreach (var run in new Func<object>[]
            {
                () => Own.Places.ByAlias(c), () => Own.Places.OfIn(in c, ref d), () => Own.Places.Defaults(c), () => Own.Places.Constants(c), () => Own.Places.OfProperty(c), () => Own.Places.Long(c), () => Own.Places.Of(c),
                () => Own.Places.Any("k" + c), () => Own.Places.Any(""), () => Own.Places.Tuple((c, 'a')), () => Own.Places.Nested(c),
            })
            {
                try
                {
                    Console.Write(run() + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + " ");
                }
            }

            Console.WriteLine();
        }
    }
}
