// refuses: ALLOC505
// Where one task is null, those after it are not started by a query, but by a copy of it.
#nullable disable
using System;
using System.Linq;
using System.Threading.Tasks;

static class Program
{
    static int _started;

    static async Task Main()
    {
        for (var i = 0; i < 2; i++)
        {
            try { Console.WriteLine(await All(["a", "", "bc", "d"])); } catch (ArgumentException) { Console.WriteLine("a task is missing"); }
            Console.WriteLine(_started);
        }
    }

    static Task<int> Start(string name)
    {
        _started++;
        return name.Length == 0 ? null : Task.FromResult(name.Length);
    }

    static async Task<int> All(string[] names)
    {
        var lengths = await Task.WhenAll(names.Select(name => Start(name)).ToArray());
        return lengths.Sum();
    }
}
