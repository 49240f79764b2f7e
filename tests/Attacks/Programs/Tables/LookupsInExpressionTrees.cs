// silent: ALLOC606
// A lookup stands in an expression tree, which describes it.
using System;
using System.Collections.Generic;
using System.Linq.Expressions;

static class Program
{
    private static readonly HashSet<char> s_digits = new() { '0', '1' };
    private static readonly Dictionary<char, object> s_more = new() { ['a'] = new object() };
    static int Count(string text)
    {
        var n = 0;
        foreach (var c in text)
            if (s_digits.Contains(c) || s_more.ContainsKey(c)) n++;
        return n;
    }
    static Expression<Func<char, bool>> Tree() => c => s_digits.Contains(c);
    static Expression<Func<char, bool>> Tree2() => c => s_more.ContainsKey(c);
    static void Main() => Console.WriteLine(Count("0a1") + Tree().ToString() + Tree2() + ((MethodCallExpression)Tree2().Body).Object);
}
