// fixes: ALLOC403
// Local functions that become delegates: generic ones, recursive ones, with attributes and modifiers, nested in lambdas,
// that share names, and delegates that are compared.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;
class P
{
    private int _offset = 2;
    private static readonly List<Delegate> Kept = new();
    static bool IsNew(Func<int, int> run)
    {
        foreach (var kept in Kept)
        {
            if (ReferenceEquals(kept, run))
                return false;
        }

        Kept.Add(run);
        return true;
    }
    static string Of<T>(T[] all, T wanted)
    {
        return string.Join(",", Array.ConvertAll(all, Text)) + Array.FindIndex(all, Same);
        string Text(T value) => value?.ToString() ?? nameof(wanted);
        bool Same(T value) => EqualityComparer<T>.Default.Equals(value, default(T));
    }
    static int[] Factorials(int[] all)
    {
        return Array.ConvertAll(all, Factorial);
        int Factorial(int n) => n < 2 ? 1 : n * Factorial(n - 1);
    }
    static int[] Marked(int[] all)
    {
        return Array.ConvertAll(all, /* marked */ Marked);

        // Doubles.
        [MethodImpl(MethodImplOptions.NoInlining)]
        int Marked(int n) => n * 2;
    }
    int[] Offset(int[] all)
    {
        var twice = Array.ConvertAll(all, Add);
        return Array.ConvertAll(twice, Plain);
        int Add(int n) => n + _offset;
        int Plain(int n) => n + 1;
    }
    static string Nested(int[] all)
    {
        Func<int, int> run = n =>
        {
            return Array.ConvertAll(all, Inner).Sum() + n;
            int Inner(int m) => m + 1;
        };
        return run(1) + "" + run(2);
    }
    static string Calls(int[] all, int start)
    {
        var found = "";
        foreach (var wanted in all)
        {
            found += Array.FindIndex(all, IsNext);
            start++;
            found += Array.FindIndex(all, IsWanted);
            bool IsWanted(int n) => n == wanted;
        }

        return found;
        bool IsNext(int n) => n > start;
    }
    static async Task<int> Later(int[] all)
    {
        await Task.Yield();
        var tasks = Array.ConvertAll(all, Wait);
        return (await Task.WhenAll(tasks)).Sum();
        async Task<int> Wait(int n) { await Task.Yield(); return n; }
    }
    static void Main()
    {
        Console.WriteLine(Of(new[] { 1, 0, 2 }, 0) + Of(new[] { "a", null! }, "b"));
        Console.WriteLine(string.Join(",", Factorials([1, 2, 3, 4])) + string.Join(",", Marked([1, 2])));
        Console.WriteLine(string.Join(",", new P { _offset = 5 }.Offset([1, 2])) + Nested([1, 2, 3]) + Calls([1, 2, 3], 0));
        Console.WriteLine(Later([1, 2, 3]).Result);
        for (var i = 0; i < 3; i++)
        {
            Console.WriteLine(IsNew(Twice));
            Console.WriteLine(IsNew(static n => n));
            Console.WriteLine(Array.ConvertAll(new[] { i }, new Converter<int, int>(Half))[0]);
            Console.WriteLine(Array.ConvertAll(new[] { i }, Third)[0] + " " + IsNew(Third));
        }

        int Half(int n) => n / 2;
        int Third(int n) => n / 3;

        int Twice(int n) => n * 2;
    }
}
