// fixes: ALLOC406
// Local functions that call others which need nothing but this, a parameter of the primary constructor, or nothing at all.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

class Base
{
    public virtual string Name => "base";
}

sealed class Writer(string prefix) : Base
{
    private int _calls;

    public override string Name => "derived";

    public Task<string> Own(string text, int times)
    {
        if (times == 0)
            return Task.FromResult("");
        return Core();

        async Task<string> Core()
        {
            var all = "";
            for (var i = 0; i < times; i++)
            {
                await Task.Yield();
                all += Next() + text + Plain(i);
            }

            return all;
        }

        int Next() => Count();

        int Count() => ++_calls;

        string Plain(int i) => i % 2 == 0 ? "," : ";";
    }

    public Task<string> Prefixed(int n)
    {
        return Core();

        async Task<string> Core()
        {
            await Task.Yield();
            prefix += n;
            return prefix + base.Name + Name + n;
        }
    }

    public IEnumerable<string> Mutual(int n, bool isOdd)
    {
        if (n < 0)
            return [];
        return Parts();

        IEnumerable<string> Parts()
        {
            for (var i = 0; i < n; i++)
            {
                if (IsEven(i) != isOdd)
                    yield return prefix + i;
            }
        }

        bool IsEven(int i) => i == 0 || IsOdd(i - 1);

        bool IsOdd(int i) => i != 0 && IsEven(i - 1);
    }
}

static class Program
{
    static void Main()
    {
        var writer = new Writer("p");
        Console.WriteLine(writer.Own("a", 0).Result + writer.Own("b", 3).Result);
        Console.WriteLine(writer.Prefixed(1).Result + writer.Prefixed(2).Result);
        Console.WriteLine(string.Join(",", writer.Mutual(6, true)) + string.Join(",", writer.Mutual(5, false)));
    }
}
