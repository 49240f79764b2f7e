using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Spans;

/// <summary>
/// Determines whether a call can see the difference between a copy of a buffer and the buffer itself: only when something writes to the buffer
/// after the copy would have been made and before the callee has read it.
/// </summary>
internal static class BufferReaders
{
    /// <summary>
    /// Whether nothing can write to the buffer while the call runs. The callee is the framework's own code that does nothing but read: no
    /// override that users may have written, no other argument through which it could write or call back; and the arguments
    /// after the copy are evaluated without an effect.
    /// </summary>
    public static bool OnlyRead(CopyReader reader, CancellationToken cancellationToken)
    {
        if (!OverloadSafety.IsLibrary(reader.Callee) || !IsReaderType(reader.Callee) || UnknownOverrides.At(reader.Call) is not null
            || MayMoveFirst(reader) || MayAskElements(reader))
        {
            return false;
        }

        foreach (var argument in CalledMethod.ArgumentsOf(reader.Call))
        {
            if (argument != reader.Argument && !(IsSimple(argument) && HasNoEffect(argument.Value, cancellationToken)))
            {
                return false;
            }
        }

        return true;
    }

    private static bool IsReaderType(IMethodSymbol callee)
    {
        var type = callee.ContainingType;
        return callee.IsStatic || callee.MethodKind == MethodKind.Constructor || type.IsValueType || type.IsStringBuilder() || type.IsAnyEncoding()
            || type.IsOrDerivesFrom("IncrementalHash", "System.Security.Cryptography")
            || callee is { Name: "AddRange", ContainingType: { Name: "List", ContainingNamespace.Name: "Generic" } };
    }

    /// <summary>Whether a builder may move the very characters that it is given, before it reads them: what a span or memory shows may be its own.</summary>
    private static bool MayMoveFirst(CopyReader reader) =>
        reader.Callee is { Name: "Insert", ContainingType: var type } && type.IsStringBuilder()
        && reader.Argument.DescendantsAndSelf().Any(static part => SpanTypes.IsSpan(part.Type) || part.Type?.Name is "Memory" or "ReadOnlyMemory");

    /// <summary>Whether the callee may compare or format elements by code of the project, which may write to the buffer between two of them.</summary>
    private static bool MayAskElements(CopyReader reader) => ElementTypes.Of(reader.Argument.Value.Type) is { } element
        && CallGraph.RunsOwnCode(element, reader.Call.SemanticModel!.Compilation);

    /// <summary>Numbers, texts and enums: nothing that could write to a buffer or call back.</summary>
    private static bool IsSimple(IArgumentOperation argument) => argument.Parameter is { Type: { } type } parameter
        && (type.TypeKind == TypeKind.Enum
            || type.SpecialType is >= SpecialType.System_Boolean and <= SpecialType.System_String
            || SpanTypes.IsReadOnlySpan(type)
            || type.Name is "Guid" or "HashAlgorithmName"
            || (type.Name is "IFormatProvider" or "CultureInfo" && UnknownOverrides.IsOfFramework(argument.Value)))
        && (parameter.RefKind is RefKind.None or RefKind.In || type.IsValueType);

    /// <summary>Whether evaluating a value has no effect, neither by what is written there nor by code of the project that runs.</summary>
    public static bool HasNoEffect(IOperation value, CancellationToken cancellationToken) =>
        OnlyReads(value.Syntax) && !CallGraph.RunsOwnCode(value, value.SemanticModel!, cancellationToken);

    /// <summary>Whether an expression only reads: variables, members and views of buffers.</summary>
    private static bool OnlyReads(SyntaxNode value)
    {
        foreach (var node in value.DescendantNodesAndSelf())
        {
            if (node is InvocationExpressionSyntax call && !IsView(call)
                || node is AssignmentExpressionSyntax or PostfixUnaryExpressionSyntax or AwaitExpressionSyntax or AnonymousFunctionExpressionSyntax
                    or BaseObjectCreationExpressionSyntax
                || (node is PrefixUnaryExpressionSyntax prefix && prefix.OperatorToken.Text is "++" or "--"))
            {
                return false;
            }
        }

        return true;
    }

    // The copies themselves, and what their slices are made by.
    private static bool IsView(InvocationExpressionSyntax call) =>
        call.Expression is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "ToArray" or "Take" or "Skip" or "Slice" or "AsSpan" or "GetRange"
            or "ToCharArray" };
}
