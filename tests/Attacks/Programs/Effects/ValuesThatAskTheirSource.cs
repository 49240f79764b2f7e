// refuses: ALLOC505, ALLOC602
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A value task and a memory are asked by a function of a query, or behind a copy: their sources, of the project, change the list and the array meanwhile.
#nullable enable
using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

sealed class Manager : MemoryManager<int>
{
    private readonly int[] _items = [99];

    public Memory<int> Made() => CreateMemory(1);

    public override Span<int> GetSpan()
    {
        Program.Touch();
        return _items;
    }

    public override MemoryHandle Pin(int index = 0) => default;

    public override void Unpin()
    {
    }

    protected override void Dispose(bool disposing)
    {
    }
}

sealed class Source : IValueTaskSource<int>
{
    public ValueTaskSourceStatus GetStatus(short token)
    {
        Program.Touch();
        return ValueTaskSourceStatus.Succeeded;
    }

    public int GetResult(short token) => 99;

    public void OnCompleted(Action<object?> next, object? state, short token, ValueTaskSourceOnCompletedFlags flags)
    {
    }
}

static class Program
{
    private static List<int> s_items = [];
    private static byte[] s_bytes = [];

    public static void Touch()
    {
        s_items.Add(5);
        s_bytes[0]++;
    }

    static string OfMemory(List<int> items, Memory<int> memory) => items.Any(x => x == memory.Span[0]) ? "any" : "none";

    static string OfTask(List<int> items, ValueTask<int> task) => items.Any(x => x > 3 && task.IsCompletedSuccessfully && x > 9) ? "any" : "none";

    static string OfCopy(byte[] bytes, ValueTask<int> task) =>
        Convert.ToBase64String(bytes[..4], task.IsCompleted ? Base64FormattingOptions.None : Base64FormattingOptions.InsertLineBreaks);

    static void Try(Func<string> run)
    {
        s_items = [1, 4, 3];
        s_bytes = [1, 2, 3, 4, 5];
        try
        {
            Console.WriteLine(run());
        }
        catch (Exception failure)
        {
            Console.WriteLine(failure.GetType().Name);
        }
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            Try(() => OfMemory(s_items, new Manager().Made()));
            Try(() => OfTask(s_items, new ValueTask<int>(new Source(), 0)));
            Try(() => OfCopy(s_bytes, new ValueTask<int>(new Source(), 0)));
        }
    }
}
