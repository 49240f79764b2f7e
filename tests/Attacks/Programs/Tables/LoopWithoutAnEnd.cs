// silent: ALLOC607
// A loop to the largest number ends by an exception, or where its caller stops.
#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
static class Program
{
    static List<int> ReadAll(BinaryReader reader)
    {
        var all = new List<int>();
        try
        {
            Fill(reader, all);
        }
        catch (EndOfStreamException) { }
        return all;
    }
    static void Fill(BinaryReader reader, List<int> to)
    {
        var all = new List<int>();
        for (var i = 0; i < int.MaxValue; i++)
        {
            all.Add(i);
            to.Add(reader.ReadInt32());
        }
    }
    static IEnumerable<int> Numbers()
    {
        var seen = new List<int>();
        for (var i = 0; i < int.MaxValue; i++)
        {
            seen.Add(i);
            yield return i * i;
        }
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++)
        {
            try { Console.WriteLine(ReadAll(new BinaryReader(new MemoryStream(new byte[20]))).Count); } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
            try { foreach (var n in Numbers()) { if (n > 100) break; Console.Write(n + " "); } } catch (Exception e) { Console.WriteLine(e.GetType().Name); }
        }
    }
}
