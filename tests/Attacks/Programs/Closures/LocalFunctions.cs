// fixes: ALLOC403
// Lambdas that are only called: what they change, when they run, and how they recurse through the method.
using System;
using System.Collections.Generic;

sealed class Program
{
    private int _count;

    private delegate bool Parse(string text, ref int sum, out int value);

    private string Run(string[] texts, int depth)
    {
        var log = new List<string>();
        Action<string> say = text => log.Add(text + log.Count + _count++);
        var sum = 0;
        Parse parse = (string text, ref int total, out int value) => { say.Equals(null); total++; return int.TryParse(text + depth, out value); };
        Func<int, int, int> twice = delegate(int a, int b) { sum += a; return a * b + depth; };
        Func<Func<int>> maker = () => () => sum + depth;
        for (var i = 0; i < texts.Length; i++)
        {
            var i2 = i;
            Func<string> own = () => texts[i2] + i;
            log.Add(own() + twice(i, sum) + own.Invoke());
            if (parse(texts[i], ref sum, out var value))
                log.Add("parsed " + value);
        }

        var made = maker();
        sum++;
        log.Add("made " + made());
        return string.Join(",", log) + (depth > 0 ? Run(texts, depth - 1) : "");
    }

    private static IEnumerable<string> Each(string text)
    {
        Func<char, string> show = c => text + c;
        foreach (var c in text)
            yield return show(c);
    }

    private static string Fails(int number)
    {
        Func<int, int> divide = by => number / by;
        try
        {
            return divide(2).ToString() + divide(0);
        }
        catch (DivideByZeroException problem)
        {
            return problem.GetType().Name;
        }
    }

    static void Main()
    {
        Console.WriteLine(new Program().Run(new[] { "1", "x", "22" }, 2));
        Console.WriteLine(string.Join(",", Each("abc")) + Fails(7));
    }
}
