// fixes: ALLOC405
// Methods of extension blocks and partial methods, method groups, WaitAsync, options of ConfigureAwait, usings, filters and async streams.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
static class Blocks
{
    extension(string text)
    {
        public async Task<int> LengthAsync()
        {
            if (text.Length < 3) return text.Length;
            await Task.Yield();
            return text.Length * 10;
        }
        internal static async Task<string> JoinAsync(params string[] all)
        {
            if (all.Length == 0) return "";
            await Task.Delay(1);
            return string.Concat(all);
        }
    }
}
partial class Parts
{
    private partial Task<int> Partly(int n);
    public async Task<string> Uses(int n) => await Partly(n) + "" + await Partly(n + 1);
}
partial class Parts
{
    private async partial Task<int> Partly(int n)
    {
        if (n < 2) return n;
        await Task.Yield();
        return n * 2;
    }
}
sealed class Readers
{
    private int _n;
    private async Task<int> One(int n) { if (n < 3) return n; await Task.Yield(); return n + 1; }
    private async Task<int> Two(int n) { if (n < 3) return n; await Task.Yield(); return n + 2; }
    private async Task<int> Three(int n) { if (n < 3) return n; await Task.Yield(); return n + 3; }
    private async Task<int> Four(int n) { if (n < 3) return n; await Task.Yield(); return n + 4; }
    private async Task<int> Five(int n) { if (n < 3) return n; await Task.Yield(); return n + 5; }
    private async Task<int> Six(int n) { if (n < 3) return n; await Task.Yield(); return n + 6; }
    private async Task<int[]> Seven(int n) { if (n < 3) return []; await Task.Yield(); return [n, .. new[] { n }]; }
    private async Task<int> Eight(int n) { lock (this) { if (n < 3) return _n++; } await Task.Yield(); return n + 6; }
    private async Task<string> Nine(int n)
    {
        try { if (n < 3) return "early"; await Task.Yield(); return "late"; }
        finally { _n += n; if (n == 2) throw new InvalidOperationException("f" + _n); }
    }
    private async Task<IDisposable> Ten(int n) { if (n < 3) return null; await Task.Yield(); return new CancellationTokenSource(); }
    private async Task<int> Eleven(CancellationToken token) { token.ThrowIfCancellationRequested(); if (_n > 0) return _n; await Task.Delay(1, token);
        return 1; }
    private async Task<Exception> Twelve(int n) { if (n < 3) return new FormatException(); await Task.Yield(); return null; }
    private async Task<int> Yields(int n) { if (n < 3) return n; await foreach (var x in Count(n)) { if (x > 1) return x; } return 0; }
    private static async IAsyncEnumerable<int> Count(int n) { for (var i = 0; i < n; i++) { yield return i; await Task.Yield(); } }
    public async Task<string> All(int n)
    {
        var text = "" + await (n % 2 == 0 ? One(n) : One(n + 1)) + (await Two(n) is var two and > 1 ? two : -1);
        text += await Task.Run(() => Three(n)).WaitAsync(TimeSpan.FromSeconds(9));
        await Four(n).ConfigureAwait(ConfigureAwaitOptions.ContinueOnCapturedContext);
        Func<int, Task<int>> five = Five;
        text += await five(n) + await Six(n).ConfigureAwait(continueOnCapturedContext: false) + string.Join(",", await Seven(n)) + await Eight(n);
        try { text += await Nine(n); } catch (InvalidOperationException e) { text += e.Message; }
        using (await Ten(n)) text += (await Ten(n)) is null;
        using var source = new CancellationTokenSource();
        if (n == 1) source.Cancel();
        try { text += await Eleven(source.Token); } catch (OperationCanceledException e) { text += e.GetType().Name; }
        if (await Twelve(n) is { } failure) try { throw await Twelve(n); } catch (FormatException) { text += "F"; }
        text += await Yields(n);
        text += await Local(n) + await Later();
        return text;
        async Task<int> Local(int m) { if (m < 3) return m + n; await Task.Yield(); return n; }
        async Task<int> Later() { if (n == 2) throw new NotSupportedException(); if (n < 3) return 0; await Task.Yield(); return n++; }
    }
}
static class Program
{
    static void Main()
    {
        foreach (var n in new[] { 0, 1, 2, 3, 4 })
        {
            try { Console.WriteLine(new Readers().All(n).Result); } catch (AggregateException e) { Console.WriteLine(e.InnerException.GetType().Name); }
        }
        Console.WriteLine("ab".LengthAsync().Result + "abc".LengthAsync().Result + Use("x").Result + new Parts().Uses(1).Result);
    }
    static async Task<string> Use(string s) => await s.LengthAsync() + await string.JoinAsync() + await string.JoinAsync(s, s);
}
