// silent: ALLOC501
// stack: 256
// options: dotnet_code_quality.allocations.minimum_heat = unknown
// A query asks a provider of the project.
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

sealed class Own(int n) : IQueryable<int>, IQueryProvider { public Type ElementType => typeof(int); public System.Linq.Expressions.Expression Expression => System.Linq.Expressions.Expression.Constant(this); public IQueryProvider Provider => this; public IQueryable CreateQuery(System.Linq.Expressions.Expression e) => this; public IQueryable<T> CreateQuery<T>(System.Linq.Expressions.Expression e) => (IQueryable<T>)(object)this; public object? Execute(System.Linq.Expressions.Expression e) => 1; public T Execute<T>(System.Linq.Expressions.Expression e) { Program.Walk(n - 1); return (T)(object)1; } public IEnumerator<int> GetEnumerator() { yield break; } IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); }
static class Program
{
    static readonly IQueryable<int>[] s_q = Enumerable.Range(0, 1000).Select(k => (IQueryable<int>)new Own(k)).ToArray();
    public static int Walk(int n)
    {
        var buffer = new byte[480];
        buffer[n % 480] = (byte)n;
        if (n <= 0)
            return 1;
        return buffer[n % 480] + (s_q[n].Count());
    }
    static void Main()
    {
        for (var i = 0; i < 2; i++) Console.WriteLine(Walk(250));
    }
}
