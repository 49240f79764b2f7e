// fixes: ALLOC307
// What is compared writes variables, throws, stands under a null test, or names its arguments; the kind of comparison is computed.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq.Expressions;

static class Program
{
    static readonly List<string> Log = new();

    static char Next(ref char c)
    {
        Log.Add("n" + c);
        return c++;
    }

    static StringComparison How(string log)
    {
        Log.Add(log);
        return log == "t" ? throw new InvalidOperationException() : StringComparison.OrdinalIgnoreCase;
    }

    static bool Changed(char a) => a.ToString().Equals((++a).ToString(), StringComparison.OrdinalIgnoreCase) | a == 'b';

    static bool Before(char a) => string.Equals(a.ToString(), (a = 'z').ToString(), StringComparison.CurrentCultureIgnoreCase);

    static int Order(char a) => string.Compare(Next(ref a).ToString(), Next(ref a).ToString(), How("o"));

    static bool How(char a) => a.ToString().Equals(Next(ref a).ToString(), a == 'b' ? StringComparison.Ordinal : How("x"));

    static bool Throws(char a) => Next(ref a).ToString().Equals(Next(ref a).ToString(), How("t"));

    static bool Array(char[] all, int i) => all[i++].ToString().Equals(all[i].ToString(), StringComparison.InvariantCulture);

    static bool OfText(string text) => text[0].ToString().Equals(text[text.Length - 1].ToString(), StringComparison.OrdinalIgnoreCase);

    static bool Casted(int number) => ((char)number).ToString().Equals("k", StringComparison.InvariantCultureIgnoreCase);

    static bool? Nullable(char? a) => a?.ToString().Equals("k", StringComparison.OrdinalIgnoreCase);

    static bool NullableValue(char? a) => a!.Value.ToString().Equals("k", StringComparison.OrdinalIgnoreCase);

    static int Ordinal(char a, char b) => string.CompareOrdinal(strA: b.ToString(), strB: a.ToString());

    static int Statement(char a)
    {
        switch (string.Compare(a.ToString(), "m", StringComparison.Ordinal))
        {
            case 0:
                return 0;
            case < 0:
                return -1;
            default:
                return 1;
        }
    }

    static bool Ref(ref char a) => a.ToString().Equals(Set(out a).ToString(), StringComparison.Ordinal);

    static char Set(out char a) => a = 'q';

    static int Culture(char a) => string.Compare(a.ToString(), "a", true) + string.Compare(a.ToString(), "a", false, System.Globalization.CultureInfo.InvariantCulture);

    static bool Tree(char c)
    {
        Expression<Func<char, bool>> same = x => x.ToString().Equals("k", StringComparison.OrdinalIgnoreCase);
        return same.Compile()(c);
    }

    static IEnumerable<bool> Lazy(string text)
    {
        foreach (var c in text)
            yield return c.ToString().Equals("k", StringComparison.OrdinalIgnoreCase);
    }

    static async System.Threading.Tasks.Task<bool> Later(char c)
    {
        await System.Threading.Tasks.Task.Yield();
        return c.ToString().Equals((await System.Threading.Tasks.Task.FromResult('K')).ToString(), StringComparison.OrdinalIgnoreCase);
    }

    static void Main()
    {
        foreach (var c in "akKm")
        {
            var copy = c;
            foreach (var run in new Func<object?>[]
            {
                () => Changed(c), () => Before(c), () => Order(c), () => How(c), () => Throws(c), () => Array(new[] { c, 'k' }, 0), () => Array(new[] { c }, 0),
                () => OfText("K" + c), () => OfText(""), () => Casted(c), () => Nullable(c), () => Nullable(null), () => NullableValue(c),
                () => NullableValue(null), () => Ordinal(c, 'k'), () => Statement(c), () => Ref(ref copy), () => Culture(c), () => Tree(c),
                () => string.Join(",", Lazy("kK" + c)), () => Later(c).Result,
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

            Console.WriteLine(copy + string.Join("|", Log));
            Log.Clear();
        }
    }
}
