// refuses: ALLOC405
#nullable enable
using System;
using System.Reflection;
using System.Threading.Tasks;
internal sealed class Handlers
{
    private string _last = "none";
    public async Task<string> LastAsync(int n)
    {
        if (n > 2)
            return _last;
        await Task.Yield();
        return _last = "n" + n;
    }
    public async Task<string> BothAsync(int n) => await LastAsync(n) + await LastAsync(n + 3);
    public async Task<string> NamedAsync(int n) => await (Task<string>)typeof(Handlers).GetMethod("""LastAsync""")!.Invoke(this, new object[] { n })!;
}
static class Program
{
    static async Task Main()
    {
        var h = new Handlers();
        Console.WriteLine(await h.BothAsync(1));
        try { Console.WriteLine(await h.NamedAsync(5)); } catch (InvalidCastException) { Console.WriteLine("cast"); }
    }
}
