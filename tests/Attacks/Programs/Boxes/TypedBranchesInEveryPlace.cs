// fixes: ALLOC205
// Calls for objects in statements, sections, lambdas, conditional accesses and operands, for numbers, texts, dates, enums and nullables.
#nullable enable
using System;
using System.Collections.Generic;
using System.Globalization;
using System.Text;
struct Holder<T> { public T Value; }
sealed class Writer<T>
{
    private readonly StringBuilder _text = new();
    private T _field = default!;
    public Holder<T> Held;
    public Writer<T> Add(T value) { _text.Append(value); _field = value; Held.Value = value; return this; }
    public Writer<T> Two(T a, T b, bool c) { if (c) _text.Append(a); else _text.Append(b); return this; }
    public Writer<T> Ins(T a) { _text.Insert(0, a); _text.Insert(_text.Length, _field); return this; }
    public Writer<T> Chain(T a) { _text.Append(a).Append('|').Append(Held.Value); return this; }
    public Writer<T> Null(StringBuilder? other, T a) { other?.Append(a); return this; }
    public StringBuilder Ret(T a) { return _text.Append(a); }
    public StringBuilder Arrow(in T a) => _text.Append(a);
    public string In() { switch (_text.Length) { case 0: _text.Append(_field); break; default: _text.Append(_field); _text.Append(' '); break; } foreach (var _ in new int[2]) _text.Append(_field); return _text.ToString(); }
    public string Lambda(T a) { Action add = () => _text.Append(a); add(); Func<StringBuilder> f = () => _text.Append(a); f(); return _text.ToString(); }
    public string All(T a) { var r = ""; try { r += Convert.ToInt32(a); } catch (Exception e) { r += e.GetType().Name; } try { r += Convert.ToBoolean(a); } catch (Exception e) { r += e.GetType().Name; } try { r += Convert.ToDecimal(a); } catch (Exception e) { r += e.GetType().Name; } try { r += Convert.ToChar(a) + 0; } catch (Exception e) { r += e.GetType().Name; } try { r += Convert.ToString(a) + Convert.ToString(a, CultureInfo.InvariantCulture); } catch (Exception e) { r += e.GetType().Name; } try { r += Convert.ToDateTime(a).Year; } catch (Exception e) { r += e.GetType().Name; } try { r += checked((byte)Convert.ToInt64(a)); } catch (Exception e) { r += e.GetType().Name; } var d = Convert.ToDouble(a) is > 3 ? "big" : "small"; return r + d; }
}
static class Program
{
    static string Run<T>(T a, T b) { var w = new Writer<T>(); var o = new StringBuilder(); var r = ""; for (var i = 0; i < 2; i++) { w.Add(a).Two(a, b, i == 0).Ins(b).Chain(a).Null(o, b).Null(null, a).Ret(a).Append(','); w.Arrow(b).Append(';'); r += w.In() + w.Lambda(a) + o; try { r += w.All(a); } catch (Exception e) { r += e.GetType().Name; } } return r + "\n"; }
    static void Main()
    {
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo("de-DE");
        Console.WriteLine(Run(1, -2) + Run(1.5, double.NaN) + Run('a', '\ud800') + Run(true, false) + Run(1.10m, -0m) + Run((byte)255, (byte)0) + Run(1.5f, float.MaxValue) + Run((int?)3, null) + Run(DayOfWeek.Friday, (DayOfWeek)9) + Run(ulong.MaxValue, 1ul) + Run("x", "y") + Run(new DateTime(2000, 1, 2), default) + Run((sbyte)-1, (sbyte)1) + Run((short)1, (short)2));
    }
}
