// fixes: ALLOC505
// Queries with effects, arguments that change the sequence, null, and sequences that fail midway.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;

static class Program
{
    static readonly List<string> Names = new List<string> { "a", "b", "c" };

    static string Add(string name)
    {
        Names.Add(name);
        return name;
    }

    static IEnumerable<string> Failing()
    {
        yield return "x";
        throw new InvalidOperationException("midway");
    }

    static void Try(Func<string> run)
    {
        try
        {
            Console.WriteLine(run());
        }
        catch (Exception e)
        {
            Console.WriteLine(e.GetType().Name);
        }
    }

    static string Joined(IEnumerable<string>? names) => string.Join("|", names!.ToArray());

    static string JoinedList(List<string>? names) => string.Join("|", names!.ToArray());

    static string Logged(List<int> numbers)
    {
        var log = "";
        return string.Join(",", numbers.Where(n => { log += n; return n > 1; }).Select(n => n + log).ToArray()) + log;
    }

    static string Late(string[] names) => string.Concat(string.Join("+", Names.ToArray()), string.Join("-", names.ToList()), Add("d"));

    static string Filled(Dictionary<string, int> map)
    {
        var all = new List<int> { 7 };
        all.AddRange(map.Values.ToArray());
        all.AddRange(all.ToArray());
        foreach (var key in map.Keys.ToArray())
            map.Remove(key);
        return string.Join(",", all.ToArray()) + map.Count;
    }

    static int Upper(string text)
    {
        var count = 0;
        foreach (var c in text.ToCharArray())
        {
            text += "X";
            count += char.IsUpper(c) ? 1 : 0;
        }

        return count + text.ToCharArray().Count(char.IsUpper) + text.ToCharArray()[1];
    }

    static void Main() => Run();

    static void Run()
    {
        Try(() => Joined(null));
        Try(() => JoinedList(null));
        Try(() => Joined(Failing()));
        Try(() => Joined(Names.Select(n => n + Names.Count)));
        Try(() => Joined(Names.Select(Add)));
        Try(() => Logged(new List<int> { 1, 2, 3 }));
        Try(() => Late(new[] { "y", "z" }));
        Try(() => Filled(new Dictionary<string, int> { ["k"] = 1, ["l"] = 2 }));
        Try(() => Upper("aBcD").ToString());
        Try(() => Upper("").ToString());
    }
}
