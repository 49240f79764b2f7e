// title: the names of an enum
// rule: ALLOC604
// bytes: 80
// message: the answer is as large as the type
// il: elsewhere: reflection makes the answer
// fix: ALLOC604.Field
// safety: safe
// after: 0
using System.Reflection;

static class Case
{
    static int Probe() => [|Enum.GetNames(typeof(DayOfWeek))|].Length;

    static string Behave(int at) => [|Enum.GetNames(typeof(DayOfWeek))|][at];
}
