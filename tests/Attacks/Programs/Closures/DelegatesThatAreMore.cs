// silent: ALLOC403
// Delegates in locals that are compared, combined, replaced, passed on, kept or asked for what they are.
using System;

static class Program
{
    static Func<int> s_kept;

    static bool Keeps(Func<int> get)
    {
        var same = ReferenceEquals(s_kept, get);
        s_kept = get;
        return same;
    }

    static string Run(int number)
    {
        Func<int> passed = () => number;
        var all = Keeps(passed) + "" + Keeps(passed) + passed();
        Func<int> named = () => number + 1;
        all += named.Method.GetParameters().Length + named();
        Action combined = () => number++;
        combined += combined;
        combined();
        Func<int> maybe = () => number + 2;
        all += maybe?.Invoke();
        Func<int> replaced = () => number + 3;
        all += replaced();
        replaced = () => 7;
        all += replaced();
        Func<int> captured = () => number + 4;
        Func<int> outer = () => captured() + number;
        s_kept = outer;
        return all + outer() + number;
    }

    static void Main() => Console.WriteLine(Run(3) + Run(4));
}
