// fixes: ALLOC601
// options: dotnet_code_quality.allocations.minimum_heat = unknown
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
internal sealed class Report
{
    private readonly IReadOnlyList<string> _lines;
    public Report(IReadOnlyList<string> lines) => _lines = lines;
    public int Total() { var n = 0; foreach (var line in _lines) n += line.Length; return n; }
    public int Add(IReadOnlyList<int> numbers) { var n = 0; foreach (var k in numbers) n += k; return n; }
}
static class Program
{
    static object Make(Type type, params object[] args) => Activator.CreateInstance(type, args)!;
    static int Run(string[] all, int[] numbers)
    {
        var n = 0;
        for (var i = 0; i < 3; i++)
        {
            var r = new Report(all);
            n += r.Total() + r.Add(numbers);
        }
        return n;
    }
    static void Main()
    {
        Console.WriteLine(Run(new[] { "a", "bc" }, new[] { 1, 2 }));
        try
        {
            var made = Make(typeof(Report), new List<string> { "x", "yz" });
            Console.WriteLine(((Report)made).Total());
        }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        try
        {
            foreach (var m in typeof(Report).GetMethods().Where(m => m.GetParameters().Length == 1 && m.ReturnType == typeof(int)))
                Console.WriteLine(m.Invoke(new Report(new[] { "q" }), new object[] { new List<int> { 4, 5 } }));
        }
        catch (Exception e) { Console.WriteLine(e.GetType().Name); }
    }
}
