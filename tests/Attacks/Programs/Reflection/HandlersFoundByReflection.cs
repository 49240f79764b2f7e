// refuses: ALLOC405
#nullable enable
using System;
using System.Linq;
using System.Reflection;
using System.Threading.Tasks;
internal static class Handlers
{
    private static string s_last = "none";
    public static async Task<string> LastAsync(int n)
    {
        if (n > 2)
            return s_last;
        await Task.Yield();
        return s_last = "n" + n;
    }
    public static async Task<string> BothAsync(int n)
    {
        var a = await LastAsync(n);
        return a + await LastAsync(n + 3);
    }
}
static class Program
{
    static async Task<string> Dispatch(string verb, int n)
    {
        foreach (var m in typeof(Handlers).GetMethods(BindingFlags.Public | BindingFlags.Static))
        {
            if (m.Name == verb + "Async" && m.Invoke(null, new object[] { n }) is Task<string> t)
                return await t;
        }
        return "no handler for " + verb;
    }
    static async Task Main()
    {
        Console.WriteLine(await Dispatch("Last", 1));
        Console.WriteLine(await Dispatch("Last", 5));
        Console.WriteLine(await Dispatch("Both", 5));
        Console.WriteLine(await Handlers.LastAsync(7));
    }
}
