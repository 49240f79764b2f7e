// fixes: ALLOC402
// Closures of async methods and of lambdas in lambdas.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Program
{
    static readonly Dictionary<string, string> Known = new() { ["a"] = "A" };

    static async Task<string> Of(string key, int number)
    {
        await Task.Yield();
        if (Known.TryGetValue(key, out var found))
            return found + number;
        await Task.Yield();
        return await Make(async () =>
        {
            await Task.Yield();
            return key + number;
        });
    }

    static async Task<string> Make(Func<Task<string>> make) => Known["made"] = await make();

    static Func<int, string> Nested(string key) => number =>
    {
        var text = key + number;
        if (number > 2)
            return Make(() => Task.FromResult(text + number)).Result;
        return text;
    };

    static void Main()
    {
        foreach (var key in new[] { "a", "b", "made", "c" })
            Console.WriteLine(Of(key, key.Length).Result + Nested(key)(1) + Nested(key)(4));
    }
}
