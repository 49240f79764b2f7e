// fixes: ALLOC301
// A failure that names a text stands behind an await or a yield, in an async method, an iterator or a local function.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static readonly List<string> Log = new();

    static async Task<int> Awaited(string text)
    {
        var part = text.Trim();
        if (int.TryParse(part, out var number))
            return number;
        await Task.Yield();
        throw new FormatException(part);
    }

    static async Task<int> Caught(string text)
    {
        var part = text.Trim();
        try
        {
            return int.Parse(part);
        }
        catch (FormatException)
        {
            await Task.Yield();
            Log.Add(part);
            return -1;
        }
    }

    static async Task<int> Direct(string text)
    {
        await Task.Yield();
        var part = text.Trim();
        if (int.TryParse(part, out var number))
            return number;
        throw new FormatException(part);
    }

    static IEnumerable<int> Yielded(string text)
    {
        foreach (var part in text.Split(','))
        {
            if (!int.TryParse(part, out var number))
                throw new FormatException(part);
            yield return number;
        }
    }

    static IEnumerable<int> Late(string text)
    {
        var part = text.Trim();
        var number = 0;
        var isNumber = int.TryParse(part, out number);
        yield return number;
        if (!isNumber)
            throw new FormatException(part);
    }

    static int Inner(string text)
    {
        var part = text.Trim();
        if (int.TryParse(part, out var number))
            return number;
        throw Make();

        Exception Make() => new FormatException(part);
    }

    static int InLambda(string text)
    {
        Func<int> parse = () =>
        {
            var part = text.Trim();
            if (int.TryParse(part, out var number))
                return number;
            throw new FormatException(part);
        };
        text = text + " ";
        return parse();
    }

    static int Sum(IEnumerable<int> numbers)
    {
        var sum = 0;
        foreach (var number in numbers)
            sum += number;
        return sum;
    }

    static void Main()
    {
        foreach (var text in new[] { " 12", "1x ", " ", "1,2,x", "3,4" })
        {
            foreach (var run in new Func<string, int>[]
                {
                    t => Awaited(t).GetAwaiter().GetResult(), t => Caught(t).GetAwaiter().GetResult(), t => Direct(t).GetAwaiter().GetResult(),
                    t => Sum(Yielded(t)), t => Sum(Late(t)), Inner, InLambda,
                })
            {
                try
                {
                    Console.Write(run(text) + " ");
                }
                catch (Exception e)
                {
                    Console.Write(e.GetType().Name + ":" + e.Message + " ");
                }
            }

            Console.WriteLine(string.Join("|", Log));
            Log.Clear();
        }
    }
}
