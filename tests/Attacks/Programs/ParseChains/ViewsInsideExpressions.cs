// fixes: ALLOC301
// A view of a string of an array is used at once, beside arguments that write the array, in every order.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static readonly List<string> Log = new();

    static readonly char[] s_letters = "12".ToCharArray();

    static char[] Reset()
    {
        "12".CopyTo(0, s_letters, 0, 2);
        return s_letters;
    }

    static int Write(int index)
    {
        s_letters[0] = '7';
        return index;
    }

    static int Trimmed() => int.Parse(new string(Reset()).AsSpan().Trim()) + Write(0);

    static int Sliced() => int.Parse(new string(Reset()).AsSpan(Write(0)));

    static int SlicedTwice() => int.Parse(new string(Reset()).AsSpan().Slice(Write(0), 1));

    static int Ranged() => int.Parse(new string(Reset()).AsSpan()[Write(0)..]);

    static int Indexed() => new string(Reset()).AsSpan()[Write(1)] - '0';

    static bool Compared() => new string(Reset()).AsSpan().SequenceEqual(Write(0) == 0 ? "12" : "72");

    static bool ComparedFirst() => (Write(0) == 0 ? "12" : "72").AsSpan().SequenceEqual(new string(Reset()));

    static int Found() => new string(Reset()).AsSpan().IndexOf(Write(1) == 1 ? '1' : '7');

    static int Copied()
    {
        Span<char> target = stackalloc char[2];
        new string(Reset()).AsSpan().CopyTo(Write(0) == 0 ? target : default);
        return target[0];
    }

    static int Conditional(bool writes) => int.Parse(new string(Reset()).AsSpan(writes ? Write(0) : 0));

    static bool Pattern() => new string(Reset()).AsSpan() is ['1', .. var rest] && Write(0) == 0 && rest[0] == '2';

    static int Awaited() => Later().GetAwaiter().GetResult();

    static async Task<int> Later() => int.Parse(new string(Reset()).AsSpan(), provider: null) + await Task.FromResult(Write(0));

    static void Main()
    {
        foreach (var text in new[] { "a", "bc" })
        {
            foreach (var run in new Func<object?>[] { () => Trimmed(), () => Sliced(), () => SlicedTwice(), () => Ranged(), () => Indexed(), () => Compared(), () => ComparedFirst(), () => Found(), () => Copied(), () => Conditional(text.Length > 1), () => Pattern(), () => Awaited() })
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

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
