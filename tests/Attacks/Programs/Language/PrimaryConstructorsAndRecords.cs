// fixes: ALLOC301, ALLOC303
// Parameters of primary constructors are fields: they may change between uses.
using System;

sealed class Reader(string text, int n)
{
    public int Number() => text is { } own ? int.Parse(own.Trim()) : -1;
    public string Join() { var all = ""; for (var i = 0; i < n; i++) { all += text; Change(i); } return all; }
    private void Change(int i) => text = "t" + i;
}

record Line(string Text)
{
    public int Number { get; } = Text is null ? 0 : int.Parse(Text.Substring(1));
    public virtual string Twice() { var text = Text ?? ""; for (var i = 0; i < 2; i++) text += Text; return text; }
}

static class Program
{
    static void Main()
    {
        var reader = new Reader(" 5 ", 3);
        Console.WriteLine(reader.Number() + reader.Join());
        var line = new Line("x12");
        Console.WriteLine(line.Number + (line with { Text = "y" }).Twice() + line + new Line((string)null).Twice());
    }
}
