// fixes: ALLOC406
// The variables of a function that suspends are of an iteration, of a block, of a pattern, or of a type parameter; a plain function shares them.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static async Task<string> OfIteration(IEnumerable<string> names)
    {
        var all = "";
        foreach (var name in names)
        {
            var prefix = name.Substring(0, 1);
            all += await Core(1);

            async Task<string> Core(int n)
            {
                await Task.Yield();
                return prefix + name + n;
            }
        }

        return all;
    }

    static Task<int> OfPattern(object value)
    {
        if (value is not string { Length: > 0 } text)
            return Task.FromResult(-1);
        return Core();

        async Task<int> Core()
        {
            await Task.Yield();
            return text.Length;
        }
    }

    static Task<T> Generic<T>(T value, Func<T, T> change)
        where T : notnull
    {
        if (value.Equals(default(T)))
            return Task.FromResult(value);
        return Core();

        async Task<T> Core()
        {
            await Task.Yield();
            return change(value);
        }
    }

    static IEnumerable<int> Shared(int step)
    {
        if (step <= 0)
            throw new ArgumentOutOfRangeException(nameof(step));
        Show();
        return Count();

        IEnumerable<int> Count()
        {
            for (var i = 0; i < 3; i++)
                yield return i * step;
        }

        void Show() => Console.Write("<" + step + ">");
    }

    static Task<int> InLocalFunction(int n)
    {
        return Outer(n + 1);

        static Task<int> Outer(int m)
        {
            if (m > 10)
                return Task.FromResult(0);
            return Core();

            async Task<int> Core()
            {
                await Task.Yield();
                return m;
            }
        }
    }

    static Task<string> Nullable(string? first, string? second, (int A, string? B) pair)
    {
        if (first == null)
            return Task.FromResult("null");
        return Core();

        async Task<string> Core()
        {
            await Task.Yield();
            return first.Length + (second?.Length ?? -1) + (pair.B ?? "b");
        }
    }

    static Task<string> Dynamic(dynamic value, (int First, string? Second) pair)
    {
        if (value == null)
            return Task.FromResult("null");
        return Core(
            1,
            "a" // why
        );

        async Task<string> Core(
            int n,
            string mark)
        {
            await Task.Yield();
            return value.ToString() + pair.First + pair.Second + n + mark;
        }
    }

    static IEnumerable<int> Using(int[] numbers)
    {
        IEnumerable<int> all;
        using (var enumerator = ((IEnumerable<int>)numbers).GetEnumerator())
        {
            all = Rest().ToArray();

            IEnumerable<int> Rest()
            {
                while (enumerator.MoveNext())
                    yield return enumerator.Current;
            }
        }

        return all;
    }

    static void Main()
    {
        Console.WriteLine(Dynamic(4, (1, "x")).Result + " " + Dynamic(null!, default).Result + " " + string.Join(",", Using(new[] { 1, 2 })));
        Console.WriteLine(OfIteration(new[] { "ab", "cd" }).Result);
        Console.WriteLine(OfPattern("abc").Result + " " + OfPattern(1).Result);
        Console.WriteLine(Generic(3, static x => x + 1).Result + " " + Generic(0, static x => x + 1).Result + " " + Generic("a", static x => x + x).Result);
        Console.WriteLine(string.Join(",", Shared(2)));
        Console.WriteLine(InLocalFunction(3).Result + " " + InLocalFunction(30).Result);
        Console.WriteLine(Nullable("a", null, (1, null)).Result + " " + Nullable(null, null, default).Result);
    }
}
