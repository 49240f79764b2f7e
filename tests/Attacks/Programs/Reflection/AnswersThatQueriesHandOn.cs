// silent: ALLOC604
// An operator gives back the array that it is given, which who gets it turns round.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

sealed class Shape
{
    public int First { get; set; }
    public int Second { get; set; }
}

static class Members
{
    public static IEnumerable<PropertyInfo> Plain() => typeof(Shape).GetProperties().AsEnumerable();

    public static IEnumerable<MemberInfo> Cast() => typeof(Shape).GetProperties().Cast<MemberInfo>();

    public static IEnumerable<MemberInfo> OfType() => typeof(Shape).GetFields().OfType<MemberInfo>();
}

static class Program
{
    static string Turned<T>(IEnumerable<T> members) where T : MemberInfo
    {
        if (members is T[] array)
            Array.Reverse(array);
        return string.Join(",", members.Select(member => member.Name));
    }

    static void Main()
    {
        for (var i = 0; i < 2; i++)
            Console.WriteLine(Turned(Members.Plain()) + Turned(Members.Cast()) + Turned(Members.OfType()));
    }
}
