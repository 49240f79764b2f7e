// fixes: ALLOC205
// Methods, local functions and nested types whose type parameter has the name of one around it, which the value has.
#pragma warning disable CS0693 // Type parameter has the same name as the type parameter from outer type
#nullable enable
using System;
using System.Text;
class Outer<T>
{
    private readonly StringBuilder _text = new();
    public T Value = default!;
    public string OfMethod<T>(T other) { _text.Append(Value); _text.Append(other); return _text.ToString(); }
    public StringBuilder Returned<T>(T other) { return _text.Append(Value); }
    public string Local(T value)
    {
        string Inner<T>(T mine) { _text.Append(value).Append(mine); return _text.ToString(); }
        return Inner(1) + Inner("x") + Inner(2.5);
    }
    public string Lambda<U>(T value, U other) { Func<string> f = () => Convert.ToString(value) + Convert.ToString(other); return f(); }
    public class Nested<T>
    {
        public static string Of(Outer<T> outer, T value) => Convert.ToString(outer.Value) + "/" + Convert.ToString(value);
    }
}
class Around<T>
{
    public sealed class Derived<T, U>(T a, U b) : Outer<U>
    {
        public string Both() { Value = b; var s = new StringBuilder(); s.Append(a); s.Append(Value); return s.ToString(); }
    }
    public sealed class Hides<T>(Around<int> around) { public string Of(T t) => Convert.ToString(t) + around; }
}
static class Program
{
    static string Run<T>(T value)
    {
        var o = new Outer<T> { Value = value };
        return o.OfMethod(1) + o.OfMethod("s") + o.OfMethod(value) + o.Returned(7) + o.Local(value) + o.Lambda(value, 3) + o.Lambda(value, 'c') + Outer<int>.Nested<T>.Of(o, value)
            + new Around<bool>.Derived<T, int>(value, 4).Both() + new Around<T>.Derived<string, T>("d", value).Both() + new Around<T>.Hides<double>(new()).Of(1.5) + "\n";
    }
    static void Main() => Console.WriteLine(Run(1) + Run("text") + Run(2.5) + Run('c') + Run(true) + Run(new DateTime(2000, 1, 1).DayOfWeek));
}
