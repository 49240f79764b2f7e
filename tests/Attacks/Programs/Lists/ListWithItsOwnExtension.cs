// refuses: ALLOC506
// refuses: ALLOC306
// The project has an extension for spans of its own, which is nearer than that of the framework.
using System;
using System.Collections.Generic;
using System.Text;
namespace App
{
    static class Spans
    {
        public static void AddRange(this List<byte> list, ReadOnlySpan<byte> bytes)
        {
            Console.WriteLine("span of " + bytes.Length);
            foreach (var b in bytes) list.Add((byte)~b);
        }
    }
    sealed class Loud : List<byte>
    {
        public new void AddRange(IEnumerable<byte> bytes) { Console.WriteLine("loud"); base.AddRange(bytes); }
    }
    static class Program
    {
        static void Main()
        {
            var all = new List<byte>();
            var loud = new Loud();
            for (var i = 0; i < 3; i++)
            {
                all.AddRange(BitConverter.GetBytes(i));
                all.AddRange(Encoding.UTF8.GetBytes("x" + i));
                loud.AddRange(BitConverter.GetBytes(i));
            }
            Console.WriteLine(string.Join(",", all) + " " + string.Join(",", loud));
        }
    }
}
