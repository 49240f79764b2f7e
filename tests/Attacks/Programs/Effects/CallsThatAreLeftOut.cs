// silent: ALLOC101, ALLOC104, ALLOC106, ALLOC201, ALLOC207, ALLOC301, ALLOC302, ALLOC305, ALLOC306, ALLOC403, ALLOC505, ALLOC506, ALLOC602
// Calls of partial methods that no part implements, and conditional ones, are left out with all that they would be given.
#nullable enable
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Text;

static class Program
{
    static void Main()
    {
        var watch = new Watch();
        for (var i = 0; i < 4; i++)
            watch.Run("a,b,c", i);
        Console.WriteLine(Watch.Asked);
    }
}

partial class Watch
{
    public static int Asked;
    static int Ask(int n) { Asked++; return n; }
    static string Text(int n) { Asked++; return "t" + n; }
    partial void OnText(string text);
    partial void OnNumber(int n);
    partial void OnObject(object n);
    partial void OnCheck(bool good, string message);
    partial void OnAction(Action action);
    partial void OnMany(params object[] items);
    partial void OnBytes(ReadOnlySpan<byte> bytes);

    [Conditional("NOT_DEFINED")]
    static void Check(bool good, string message)
    {
        if (!good)
            throw new InvalidOperationException(message);
    }

    [Conditional("NOT_DEFINED")]
    static void Note(string message) => Console.WriteLine(message);

    public void Run(string line, int n)
    {
        for (var i = 0; i < n; i++)
        {
            Check(Ask(i) > 2, $"bad {Ask(i)}");
            Check(Ask(i) > 2, "bad" + line);
            OnCheck(Ask(i) > 2, $"bad {line}");
            Note(string.Format("{0} {1}", Ask(i), n));
            OnText(string.Format("{0} {1}", Ask(i), n));
            OnText(Text(i).Substring(1).Trim());
            OnNumber(int.Parse(Text(i).Substring(1)));
            OnNumber(Text(i).Split('t').Length);
            OnObject(Ask(i));
            OnMany(Ask(i), Text(i));
            OnNumber(Encoding.UTF8.GetBytes(Text(i)).Length);
            OnNumber(BitConverter.ToInt32(BitConverter.GetBytes(Ask(i)), 0));
            OnBytes(new byte[] { (byte)Ask(i), 2 });
            OnBytes(Encoding.UTF8.GetBytes(Text(i)));
            var m = Ask(i);
            OnAction(() => Ask(m + n));
            OnText(new StringBuilder().Append(Text(i)).Append(i).ToString());
            OnNumber(line.Where(c => c > Ask(i)).Count());
            OnNumber(line.Count(c => c > Ask(i)));
            OnText(string.Join(",", new List<int> { Ask(i) }.Select(x => x + n).ToArray()));
        }
        Asked += 100;
    }
}
