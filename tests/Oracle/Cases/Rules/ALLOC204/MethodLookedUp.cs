// title: a private method of an interface that is looked up by name
// rule: ALLOC204
// bytes: 24
// fix: ALLOC204.Generic
// safety: unsafe
// difference: a lookup of 'Next' by name finds a generic method
// shows: 7
// except: number == 7
// after: 0
interface ICounter
{
    int Value { get; }
}

readonly struct Counter(int value) : ICounter
{
    public int Value => value;
}

static class Case
{
    static Counter s_counter = new(3);

    static int Probe() => Next([|s_counter|]);

    static bool Behave(int number) => number != 7 || !typeof(Case).GetMethod("Next", System.Reflection.BindingFlags.NonPublic | System.Reflection.BindingFlags.Static)!.IsGenericMethod;

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int Next(ICounter counter) => counter.Value + 1;
}
