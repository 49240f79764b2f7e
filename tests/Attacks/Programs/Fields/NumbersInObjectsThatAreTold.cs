// fixes: ALLOC202
// Numbers in object fields that extensions, overloads, type arguments, tuples, patterns and casts tell from numbers.
#nullable enable
using System;
using System.Collections.Generic;
using System.Threading;
static class Ext { public static string Tell(this object o) => "object"; public static string Tell(this int n) => "int"; public static string Kind<T>(this T x) => typeof(T).Name; public static string Show(object o) => "o" + o; public static string Show(int n) => "i" + n; public static string Only(this object o) => o.GetType().Name; }
sealed class A
{
    private object _told = 1; private object _kind = 2; private object _show = 3; private object _plain = 4; private object _eq = 5; private object _cond = 6; private object _tuple = 7; private object _lam = 8; private object _interp = 9; private object _params = 10; private object _ret = 11; private object _null = 12; private object _double = 1.5; private object _only = 13; private object _copy = 14; private object _cast = 15;
    object Ret() => _ret;
    public string All(int n)
    {
        var r = "";
        for (var i = 0; i < n; i++)
        {
            _told = i; r += (int)_told + _told.Tell();
            _kind = i; r += (int)_kind + _kind.Kind();
            _show = i; r += (int)_show + Ext.Show(_show);
            _plain = i; r += (int)_plain + 1; _plain = (int)_plain * 2; r += _plain;
            _eq = i; r += (int)_eq + "" + _eq.Equals(i) + (_eq == (object)i) + _eq.GetHashCode() + (_eq is 1) + (_eq as int?);
            _cond = i; r += (int)_cond + ((i > 0 ? _cond : "none") + "");
            _tuple = i; var t = (_tuple, 1); r += (int)_tuple + t.Item1.GetType().Name;
            _lam = i; Func<object> f = () => _lam; r += (int)_lam + f().GetType().Name;
            _interp = i; r += $"{_interp:D2}{(int)_interp,3}" + string.Format("{0}", _interp);
            _params = i; r += (int)_params + string.Concat(_params, "x", _params) + string.Join(",", _params, 2);
            _ret = i; r += (int)_ret + Ret().GetType().Name;
            _null = i; r += (int?)_null + "" + ((int)_null > 0 ? 1 : 0) + (_null != null) + (_null?.ToString() ?? "nil"); 
            _double = i + 0.5; r += (double)_double; try { r += (int)_double; } catch (InvalidCastException) { r += "ic"; }
            _only = i; r += (int)_only + _only.Only();
            _copy = i; var c = _copy; _copy = 99; r += (int)c + (int)_copy; 
            _cast = i; try { r += (long)_cast; } catch (InvalidCastException) { r += "ic"; } r += (long)(int)_cast + (_cast switch { int k when k > 0 => k, _ => -1 });
        }
        return r;
    }
    static void Main() => Console.WriteLine(new A().All(3));
}
