using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.NumberThroughBytes;

/// <summary>Bytes that are listed in an array which only <c>BitConverter</c> reads: <c>BitConverter.ToInt32(new[] { a, b, c, d }, 0)</c>.</summary>
/// <param name="Call">The call that reads.</param>
/// <param name="Array">The array as written.</param>
/// <param name="Items">How many bytes it has.</param>
internal sealed record ByteList(IInvocationOperation Call, ExpressionSyntax Array, int Items)
{
    /// <summary>The bytes that the array takes.</summary>
    public long Bytes => (24 + Items + 7) / 8 * 8;

    public static ByteList? Of(IInvocationOperation call)
    {
        if (call.TargetMethod is not { IsStatic: true, ContainingType: { Name: "BitConverter", ContainingNamespace.Name: nameof(System) } }
            || call.Arguments is not { Length: 2 } arguments
            || !call.TargetMethod.Name.StartsWith("To", StringComparison.Ordinal) || call.TargetMethod.Parameters[0].Type is not IArrayTypeSymbol
            || arguments[1].Value.ConstantValue is not { HasValue: true, Value: 0 } || AllocationSize.OfValue(call.TargetMethod.ReturnType) is not { } size
            || !HasSpanTwin(call.TargetMethod) || arguments[0].Syntax is not ArgumentSyntax { Expression: { } written })
        {
            return null;
        }

        var value = arguments[0].Value;
        if (value is IConversionOperation { IsImplicit: true, Operand: { } operand })
            value = operand;
        var items = value switch
        {
            IArrayCreationOperation { Initializer.ElementValues.Length: var length } => length,
            { Kind: NewerCompilers.CollectionExpression } => CountOf(value),
            _ => 0,
        };
        return items >= size ? new ByteList(call, written, items) : null;
    }

    private static bool HasSpanTwin(IMethodSymbol method)
    {
        foreach (var member in method.ContainingType.GetMembers(method.Name))
        {
            if (member is IMethodSymbol { Parameters.Length: 1 } twin && SpanTypes.IsReadOnlySpan(twin.Parameters[0].Type))
                return true;
        }

        return false;
    }

    private static int CountOf(IOperation collection)
    {
        var count = 0;
        foreach (var item in collection.ChildOperations)
        {
            if (item.Kind == NewerCompilers.Spread)
                return 0;
            count++;
        }

        return count;
    }
}
