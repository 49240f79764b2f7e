// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A provider of the project makes a formatter of the project.
#nullable enable
using System;
using System.Buffers;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

sealed class Provider(int n) : IFormatProvider { public object? GetFormat(Type? t) => t == typeof(ICustomFormatter) ? new Formatter(n) : null; }
sealed class Formatter(int n) : ICustomFormatter { public string Format(string? f, object? a, IFormatProvider? p) => Program.Walk(n - 1).ToString(); }
static class Program
{
    static readonly Provider[] s_p = Enumerable.Range(0, 1000).Select(k => new Provider(k)).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (string.Format(s_p[n], "{0}", 5).Length);
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(200));
    }
}
