// silent: ALLOC106
// A constructor begins a function that reads a field which is set before the function goes on.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

sealed class Host
{
    private readonly string _name = "early";
    private readonly TaskCompletionSource _gate = new();
    public readonly Task<string> Text;
    public readonly IEnumerator<string> Texts;

    public Host(int n)
    {
        Text = TextAsync(n);
        Texts = Walk(n).GetEnumerator();
        Texts.MoveNext();
        _name = "late";
        _gate.SetResult();
    }

    private async Task<string> TextAsync(int n)
    {
        var text = _name + "!" + _name;
        await _gate.Task;
        if (n == 0)
            return "none";
        return text + n;
    }

    private IEnumerable<string> Walk(int n)
    {
        var text = _name + "?" + _name;
        yield return "first";
        if (n == 0)
            yield break;
        yield return text;
    }
}

static class Program
{
    static void Main()
    {
        for (var n = 0; n < 2; n++)
        {
            var host = new Host(n);
            Console.WriteLine(host.Text.Result + (host.Texts.MoveNext() ? host.Texts.Current : "-"));
        }
    }
}
