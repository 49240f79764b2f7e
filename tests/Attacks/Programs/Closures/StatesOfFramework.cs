// fixes: ALLOC401
// Registrations, pool items, posts and texts that are filled: each is given its own values.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

sealed class Inline : SynchronizationContext
{
    public override void Post(SendOrPostCallback run, object state) => run(state);
}

sealed class Program
{
    private readonly List<string> _said = new();

    private void Say(string text) => _said.Add(text);

    private async Task<string> Go(string[] texts)
    {
        using var source = new CancellationTokenSource();
        foreach (var text in texts)
        {
            source.Token.Register(() => Say(text + "never one state"));
            source.Token.Register(() => Array.Sort(texts));
            source.Token.Register(() => Own());
            new Inline().Post(_ => Own(), null);
            new Inline().Post(s => _said.Add(s + text), text);
            Say(string.Create(text.Length + 2, 0, (span, _) => { text.AsSpan().CopyTo(span.Slice(1)); span[0] = text[^1]; span[^1] = text[0]; }));
            await Task.CompletedTask.ContinueWith(_ => Own(), TaskScheduler.Default);
            await Task.Factory.StartNew(() => Own(), default, TaskCreationOptions.None, TaskScheduler.Default);
        }

        source.Cancel();
        return string.Join("|", _said) + string.Join("|", texts);
    }

    private void Own() => _said.Add("own" + _said.Count);

    static void Main() => Console.WriteLine(new Program().Go(new[] { "cd", "ab" }).GetAwaiter().GetResult());
}
