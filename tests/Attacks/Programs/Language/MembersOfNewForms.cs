// fixes: ALLOC301, ALLOC303, ALLOC305, ALLOC501, ALLOC505
// Partial properties, constructors and events, own compound operators and increments, ref readonly, spans of parameters, and types of extensions.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
partial class Parts
{
    public partial string Name { get; set; }
    public partial Parts(string name, int n);
    public partial event Action? Changed;
    public partial int this[string key] { get; }
}
partial class Parts
{
    private readonly List<Action?> _changed = new();
    public partial string Name { get => field.Trim(); set { field = value.Substring(1); foreach (var c in _changed.ToArray()) c?.Invoke(); } } = "";
    public partial Parts(string name, int n)
    {
        var four = new int[4];
        for (var i = 0; i < four.Length; i++) four[i] = n + i;
        Sum = four[0] + four[3];
        Name = name;
        var text = "";
        for (var i = 0; i < n; i++) text += i;
        Text = text;
    }
    public partial event Action? Changed { add => _changed.Add(value); remove => _changed.Remove(value); }
    public partial int this[string key] { get { var parts = key.Split('='); return parts.Length > 1 ? int.Parse(parts[1].Trim()) : -1; } }
    public int Sum { get; }
    public string Text { get; }
}
struct Acc
{
    public string Text;
    public int Count;
    public void operator +=(int[] items) { foreach (var item in items) Count += item; items[0] = 77; }
    public void operator +=(string text) => Text += text + Count;
    public void operator ++() => Count = Count * 10 + 1;
    public void operator checked ++() => Count = checked(Count * 100 + 1);
    public static Acc operator ++(Acc a) => a;
}
sealed class Node
{
    public int Value;
    public static Node operator +(Node a, int n) => new() { Value = a.Value + n };
    public void operator -=(int n) => Value -= n;
}
interface IRead<T> where T : allows ref struct { int Read(T item); }
struct Reader : IRead<ReadOnlySpan<char>> { public int Read(ReadOnlySpan<char> item) => item.Length; }
static class More
{
    extension<T>(ReadOnlySpan<T> span) where T : IEquatable<T>
    {
        public int Seen(T item) => span.IndexOf(item);
        public static int Zero => 0;
    }
    extension(StringBuilder builder)
    {
        public StringBuilder AppendTwice(string text) => builder.Append(text).Append(text);
    }
    public static int Use<TReader, T>(this TReader reader, T item) where TReader : IRead<T>, allows ref struct where T : allows ref struct => reader.Read(item);
}
static class Calls
{
    static int Sum(params ReadOnlySpan<int> items) { var sum = 0; foreach (var item in items) sum += item; return sum; }
    static int Total(ref readonly int a, params IReadOnlyList<int> items) => a + items.Count;
    static ref readonly int First(in int[] items) => ref items[0];
    public static string All(int n)
    {
        var text = new StringBuilder();
        for (var i = 0; i < n; i++)
        {
            var acc = new Acc { Text = "t" };
            var three = new int[3];
            three[1] = i;
            acc += three;
            text.Append(three[0]).Append(acc.Count);
            acc += "a" + i;
            acc += i.ToString();
            acc++;
            ++acc;
            checked { acc++; }
            text.AppendTwice(acc.Text + acc.Count);
            var node = new Node { Value = i };
            var same = node;
            node += 5;
            node -= 2;
            text.Append(node.Value + same.Value);
            var two = new[] { i, n };
            text.Append(Sum(two) + Sum(i, n, 3) + Sum([i, .. two]) + Total(in two[0], i, n) + First(in two));
            var chars = new char[2];
            chars[0] = 'x';
            text.Append(new Reader().Use<Reader, ReadOnlySpan<char>>(chars)).Append(((ReadOnlySpan<char>)chars).Seen('x'));
            text.Append(nameof(List<>)).Append(nameof(Dictionary<,>.Keys));
            Span<byte> bytes = new byte[4];
            bytes[0] = (byte)i;
            text.Append(bytes.ToArray().Length + bytes[0]);
            string[] names = ["b" + i, .. two.Select(x => x.ToString())];
            text.Append(string.Join(",", names.ToList())).Append(string.Concat(names.Where(x => x.Length > 0)));
            Func<int, int> f = static (x) => x + 1;
            text.Append(f(i)).Append($"{i:X}{(n > 1 ? $"[{i}]" : "")}");
        }
        return text.ToString();
    }
}
static class Program
{
    static void Main()
    {
        var parts = new Parts("xname ", 3);
        var count = 0;
        parts.Changed += () => count++;
        parts.Name = "yother";
        parts?.Name += "z";
        Console.WriteLine(parts!.Name + parts.Sum + parts.Text + parts["a= 5"] + parts["a"] + count);
        Console.WriteLine(Calls.All(3));
    }
}
