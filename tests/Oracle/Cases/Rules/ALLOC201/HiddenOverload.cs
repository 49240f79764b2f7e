// title: `Write(value)` of a character in a `TextWriter` whose own `Write(ISpanFormattable)` hides the overload that it overrides
// rule: ALLOC201
// bytes: 24
abstract class Texts : TextWriter
{
    public override Encoding Encoding => Encoding.UTF8;

    public override void Write(char value) => Append(value);

    protected abstract void Write(ISpanFormattable value);

    protected abstract void Append(char value);

    [MethodImpl(MethodImplOptions.NoInlining)]
    public void One(char value) => Write([|value|]);
}

sealed class LastText : Texts
{
    private object? _last;

    protected override void Append(char value) => _last = null;

    [MethodImpl(MethodImplOptions.NoInlining)]
    protected override void Write(ISpanFormattable value) => _last = value;
}

static class Case
{
    private static readonly LastText Kept = new();

    static void Probe() => Kept.One('a');
}
