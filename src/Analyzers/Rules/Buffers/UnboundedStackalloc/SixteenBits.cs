using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.UnboundedStackalloc;

/// <summary>
/// Determines whether the length of a stack buffer is also written in sixteen bits, as the header of a packet has it: by the function that has the buffer, or
/// by a method of the project that it calls and that writes how much its own object has written. What is longer is no packet, wherever its bytes are.
/// </summary>
internal static class SixteenBits
{
    private const int MostDepth = 2;

    // How far its callees are followed decides what is known of a method.
    private static readonly ModelCache<(SyntaxNode Method, int Depth), bool> Writers = new();

    // A function may have many stack buffers.
    private static readonly ModelCache<SyntaxNode, Narrowing> OfFunctions = new();

    /// <summary>Whether the function around a stack buffer writes its length so.</summary>
    public static bool Hold(ExpressionSyntax length, SemanticModel model, CancellationToken cancellationToken)
    {
        var narrowing = OfFunctions.Get(
            model, References.FunctionOf(length), (model, cancellationToken), static (function, asked) => In(function, asked.model, asked.cancellationToken));
        return narrowing.CallsWriter || narrowing.Values.Any(value => MentionsOneOf(length, value));
    }

    private static Narrowing In(SyntaxNode function, SemanticModel model, CancellationToken cancellationToken)
    {
        var values = new List<ExpressionSyntax>(0);
        var callsWriter = false;
        foreach (var node in function.DescendantNodes())
        {
            if (node is CastExpressionSyntax cast && IsNarrow(cast, model, cancellationToken))
                values.Add(cast.Expression);
            else if (!callsWriter && node is InvocationExpressionSyntax call)
                callsWriter = WritesItsLength(call, model, MostDepth, cancellationToken);
        }

        return new Narrowing(values, callsWriter);
    }

    private static bool MentionsOneOf(ExpressionSyntax length, ExpressionSyntax value)
    {
        foreach (var node in length.DescendantNodesAndSelf())
        {
            if (node is IdentifierNameSyntax name && !MemberIndex.Names(name.Identifier.ValueText, value).IsEmpty)
                return true;
        }

        return false;
    }

    private static bool IsNarrow(CastExpressionSyntax cast, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetTypeInfo(cast.Type, cancellationToken).Type?.SpecialType is SpecialType.System_UInt16 or SpecialType.System_Int16
        && model.GetTypeInfo(cast.Expression, cancellationToken).Type?.SpecialType is SpecialType.System_Int32 or SpecialType.System_Int64;

    private static bool WritesItsLength(InvocationExpressionSyntax call, SemanticModel model, int depth, CancellationToken cancellationToken) =>
        SourceModels.OfCalled(call, model, cancellationToken) is var (declaration, ofTree)
        && Writers.Get(
            ofTree,
            (declaration, depth),
            (ofTree, cancellationToken),
            static (key, asked) => WritesItsLength(key.Method, asked.ofTree, key.Depth, asked.cancellationToken));

    private static bool WritesItsLength(SyntaxNode method, SemanticModel model, int depth, CancellationToken cancellationToken)
    {
        foreach (var node in method.DescendantNodes())
        {
            switch (node)
            {
                case CastExpressionSyntax cast when IsNarrow(cast, model, cancellationToken) && IsOwn(cast.Expression, model, cancellationToken):
                case InvocationExpressionSyntax call when depth > 1 && WritesItsLength(call, model, depth - 1, cancellationToken):
                    return true;
            }
        }

        return false;
    }

    /// <summary>Whether a value is a number that the object holds or computes whose method it is, or that the method is given.</summary>
    private static bool IsOwn(ExpressionSyntax value, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetOperation(value, cancellationToken) is IFieldReferenceOperation { Instance: IInstanceReferenceOperation or IParameterReferenceOperation }
            or IPropertyReferenceOperation { Instance: IInstanceReferenceOperation or IParameterReferenceOperation };

    /// <summary>What a function makes a number of sixteen bits of, and whether it calls a method that writes its own length so.</summary>
    private sealed record Narrowing(IReadOnlyList<ExpressionSyntax> Values, bool CallsWriter);
}
