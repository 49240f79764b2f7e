// refuses: ALLOC505
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// Offsets that come of lazy values, tasks, tables and collections, whose code changes the buffer.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;
using System.Text;
sealed class Inline : TaskScheduler
{
    protected override void QueueTask(Task task) { }
    protected override IEnumerable<Task> GetScheduledTasks() => [];
    protected override bool TryExecuteTaskInline(Task task, bool was) => TryExecuteTask(task);
}
sealed class Key(string s) { public string S = s; public override int GetHashCode() { Program.Buffer[0]++; return 1; } public override bool Equals(object? o) { return true; } }
static class Program
{
    public static byte[] Buffer = [1, 2, 3, 4, 5, 6, 7, 8];
    static Lazy<int> L() => new(() => { Buffer[0]++; return 0; });
    static readonly ThreadLocal<int> s_local = new(() => { Buffer[0]++; return 0; });
    static Task<int> T() { var t = new Task<int>(() => { Buffer[0]++; return 0; }); t.Start(new Inline()); return t; }
    static int A(Span<byte> span, Lazy<int> lazy) => BitConverter.ToInt32(span.ToArray(), lazy.Value);
    static int B(Span<byte> span) => BitConverter.ToInt32(span.Slice(0, 4).ToArray(), s_local.Value);
    static int C(Span<byte> span, Task<int> t) => BitConverter.ToInt32(span.Slice(0, 4).ToArray(), t.Result);
    static int D(Span<byte> span, Dictionary<Key, int> t, Key k) => BitConverter.ToInt32(span.Slice(0, 4).ToArray(), t[k]);
    static string E(Span<byte> span, IReadOnlyList<int> t) => Convert.ToHexString(span.ToArray(), t[0], t.Count);
    static string F(char[] chars, StringBuilder b, IEnumerator<int> e) => new StringBuilder("abc").Insert(e.Current, chars[..2]).ToString();
    static string G(byte[] chars, dynamic d) => Convert.ToHexString(chars[..4], 0, d.X);
    static void Main()
    {
        Console.WriteLine(A(Buffer, L()));
        Console.WriteLine(B(Buffer));
        Console.WriteLine(C(Buffer, T()));
        Console.WriteLine(D(Buffer, new Dictionary<Key, int> { [new("a")] = 0 }, new("b")));
        Console.WriteLine(E(Buffer, new Own()));
    }
}
sealed class Own : IReadOnlyList<int>
{
    public int this[int i] { get { Program.Buffer[1]++; return 1; } }
    public int Count { get { Program.Buffer[1]++; return 2; } }
    public IEnumerator<int> GetEnumerator() => throw new Exception();
    System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
}
