// silent: ALLOC103
// What takes an object takes the array, and prints its type.
using System;
using System.Collections.Generic;
using System.Text;

static class Program
{
    static void Main()
    {
        var builder = new StringBuilder();
        for (var i = 0; i < 2; i++)
        {
            builder.Append(new[] { i }).AppendLine();
            builder.Append(new List<int> { i }).AppendLine();
            builder.Append(string.Concat(new[] { i })).AppendLine();
            builder.AppendFormat("{0}", new[] { i });
        }

        Console.WriteLine(builder);
        Console.WriteLine(new[] { 'x' });
    }
}
