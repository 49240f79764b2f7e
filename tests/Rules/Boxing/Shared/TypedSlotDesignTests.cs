using VerifyExchange = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Boxing.BoxedInterlocked.BoxedInterlockedAnalyzer>;
using VerifyGeneric = Allocations.Testing.CSharpAnalyzerVerifier<Allocations.Analyzers.Rules.Boxing.GenericValueAsObject.GenericValueAsObjectAnalyzer>;

namespace Allocations.Tests.Boxing.Shared;

/// <summary>
/// A cache item that already keeps integers in a long beside its reference, with conversions that extend object: a design that is said to be
/// free of boxes. Three remain: storing an integer, reading it as another integer, and adding to a double.
/// </summary>
public sealed class TypedSlotDesignTests
{
    private const string Design = """
        using System;
        using System.Threading;

        sealed class Entry
        {
            private TypeCode _code;
            private long _number;
            private object _other;

            private bool IsInteger => _code >= TypeCode.SByte && _code <= TypeCode.UInt64;

            public void Set<T>(T value)
            {
                _code = Type.GetTypeCode(typeof(T));
                if (IsInteger)
                    _number = {SET}.ToWholeNumber();
                else
                    _other = value;
            }

            public T Get<T>()
            {
                if (IsInteger)
                    return _number is T same ? same : {GET}.To<T>();
                return _other is T found ? found : default;
            }

            public long Add(long value) => Interlocked.Add(ref _number, value);

            public double Add(double value)
            {
                object old;
                double sum;
                do
                {
                    old = _other;
                    sum = (old is double number ? number : Convert.ToDouble(old)) + value;
                }
                while ({ADD} != old);
                return sum;
            }
        }

        static class Conversions
        {
            public static long ToWholeNumber(this object value) => Convert.ToInt64(value);

            public static T To<T>(this object value) => (T)Convert.ChangeType(value, typeof(T));
        }
        """;

    private const string Exchange = "Interlocked.CompareExchange(ref _other, sum, old)";

    [Fact]
    public Task SetOfAnIntegerAndGetAsAnother_AreReported() => new VerifyGeneric.Test
    {
        TestState =
        {
            Sources = { Design.Replace("{SET}", "{|ALLOC205:value|}").Replace("{GET}", "{|ALLOC205:_number|}").Replace("{ADD}", Exchange) },
            AnalyzerConfigFiles = { ("/.editorconfig", "root = true\n[*.cs]\ndotnet_code_quality.allocations.minimum_heat = unknown") },
        },
    }.RunAsync();

    [Fact]
    public Task AddToADouble_IsReported() => VerifyExchange.VerifyAnalyzerAsync(
        Design.Replace("{SET}", "value").Replace("{GET}", "_number").Replace("{ADD}", "{|ALLOC203:" + Exchange + "|}"));
}
