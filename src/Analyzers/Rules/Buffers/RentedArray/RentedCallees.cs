using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>
/// Determines what a call does with the length of an array that it is given without a count: whether it reads the array to its end, or fills it to its
/// end however long it is.
/// </summary>
internal static class RentedCallees
{
    private const int MostCallees = 4;

    /// <summary>How the call that gets the array, or a view of all of it, uses its whole length; null where it does not.</summary>
    public static RentedMisuseKind? WholeUseOf(ArrayUse use, CancellationToken cancellationToken)
    {
        var value = WholeViewOf(use.Reference);
        if (value.Parent is IConversionOperation { IsImplicit: true } conversion)
            value = conversion;
        if (value.Parent is not IArgumentOperation { ArgumentKind: ArgumentKind.Explicit, Parameter: { RefKind: RefKind.None } parameter } argument
            || argument.Parent is not IInvocationOperation { TargetMethod: var method } call || TakesCount(method))
        {
            return null;
        }

        if (method is { Name: "ReadExactly" or "ReadExactlyAsync", ContainingType: { Name: "Stream", ContainingNamespace.Name: "IO" } })
            return RentedMisuseKind.Filled;
        if (method is { Name: "Sort" or "Reverse", ContainingType: { Name: "MemoryExtensions" } type } && type.IsIn(nameof(System)))
            return RentedMisuseKind.Whole;
        if (value.Syntax != use.Reference.Syntax && IsReadOnlyView(parameter.Type) && !MakesView(call))
            return RentedMisuseKind.Whole;
        return parameter.Type is IArrayTypeSymbol && value == use.Reference ? OfBody(method, parameter, call, cancellationToken) : null;
    }

    /// <summary>
    /// Whether an argument is the count of a method in source that only reads the array beside it, so that its length stands for what was asked for.
    /// </summary>
    public static bool IsCountOfReading(IMethodSymbol method, IParameterSymbol array, Compilation compilation, CancellationToken cancellationToken) =>
        !method.DeclaringSyntaxReferences.IsEmpty
        && (ParameterSummaries.Of(compilation).UsesOf(array.OriginalDefinition, cancellationToken) & ~ParameterUse.Reads) == 0;

    /// <summary>
    /// Whether the method of the project that gets the array as a span asks for neither its length nor its items in turn: it reads elements at places that
    /// it names, or passes the span on to methods that do the same, as those of the framework that read one number or value from its start.
    /// </summary>
    public static bool ReadsPlaces(IOperation argument, CancellationToken cancellationToken) =>
        argument is IArgumentOperation { Parameter: { } parameter } && argument.SemanticModel is { Compilation: var compilation }
        && ReadsPlaces(parameter, compilation, MostCallees, cancellationToken);

    private static bool ReadsPlaces(IParameterSymbol parameter, Compilation compilation, int callees, CancellationToken cancellationToken)
    {
        if (parameter.ContainingSymbol is IMethodSymbol method && ReadsStart(method))
            return true;
        if (callees == 0 || parameter.OriginalDefinition is not { RefKind: RefKind.None, ContainingSymbol: IMethodSymbol
            {
                IsAbstract: false, IsVirtual: false, IsOverride: false, DeclaringSyntaxReferences: { Length: 1 } declared
            } } definition
            || SourceModels.Find(compilation, declared[0].SyntaxTree) is not { } model)
        {
            return false;
        }

        foreach (var name in References.To(definition, declared[0].GetSyntax(cancellationToken), model, cancellationToken))
        {
            var isPlace = name.Parent is ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } indices } access && access.Expression == name
                && !indices[0].Expression.IsKind(SyntaxKind.IndexExpression) && !indices[0].Expression.IsKind(SyntaxKind.RangeExpression);
            var isPassedOn = name.Parent is ArgumentSyntax passed && model.GetOperation(passed, cancellationToken) is IArgumentOperation { Parameter: { } next }
                && ReadsPlaces(next, compilation, callees - 1, cancellationToken);
            if (!isPlace && !isPassedOn)
                return false;
        }

        return true;
    }

    /// <summary>Whether the array is an argument of a method of the framework that reads one number, vector or character from its start.</summary>
    public static bool ReadsStart(ArrayUse use)
    {
        var value = use.Reference;
        if (value.Parent is IConversionOperation { IsImplicit: true } conversion)
            value = conversion;
        return value.Parent is IArgumentOperation { Parent: var call } && CalledMethod.Of(call) is { } method && ReadsStart(method);
    }

    /// <summary>
    /// Whether a method that gets the array as a sequence goes through all of it. One that gets a count or stops by itself, such as <c>Take</c> and
    /// <c>First</c>, does not, also where it goes through the items of a query that gives them one by one.
    /// </summary>
    public static bool ReadsSequence(IArgumentOperation argument, CancellationToken cancellationToken)
    {
        if (argument is not { Parent: { } consumer, Parameter: { } parameter } || CalledMethod.Of(consumer) is not { } method)
            return false;
        if (!method.DeclaringSyntaxReferences.IsEmpty)
            return !TakesCount(method) && consumer is IInvocationOperation call && OfBody(method, parameter, call, cancellationToken) == RentedMisuseKind.Whole;
        if (!method.ContainingType.IsEnumerable())
            return !TakesCount(method);
        if (TakesCount(method) || method.Name is "First" or "FirstOrDefault" or "Any" or "TakeWhile" or "Zip")
            return false;
        return method.Name is not ("Select" or "Where" or "Cast" or "OfType")
            || consumer.Around(Through.Any).Parent is not IArgumentOperation next || CalledMethod.Of(next.Parent)?.ContainingType.IsEnumerable() != true
            || ReadsSequence(next, cancellationToken);
    }

    private static bool ReadsStart(IMethodSymbol method) => method.ContainingType switch
    {
        { Name: "BinaryPrimitives" } type => type.IsIn("System.Buffers.Binary")
            && (method.Name.StartsWith("Read", StringComparison.Ordinal) || method.Name.StartsWith("TryRead", StringComparison.Ordinal)),
        { Name: nameof(BitConverter) } type => type.IsIn(nameof(System)) && method.Name.StartsWith("To", StringComparison.Ordinal),
        { Name: "MemoryMarshal" } type => type.IsIn("System.Runtime.InteropServices") && method.Name is "Read" or "TryRead" or "AsRef" or "GetReference",
        { Name: "Utf8Parser" } type => type.IsIn("System.Buffers.Text"),
        { Name: "Rune" } type => type.IsIn("System.Text") && method.Name.StartsWith("DecodeFrom", StringComparison.Ordinal),
        { Name: var name } type =>
            name.StartsWith("Vector", StringComparison.Ordinal) && (type.IsIn("System.Numerics") || type.IsIn("System.Runtime.Intrinsics")),
        _ => false,
    };

    /// <summary>Whether a call only makes another view of what it is given, as <c>Trim</c> and <c>MemoryMarshal.Cast</c> do.</summary>
    public static bool MakesView(IOperation? call) =>
        call is IInvocationOperation { TargetMethod: { ContainingType: { Name: "MemoryExtensions" or "MemoryMarshal" } type } method }
        && type.IsOfFramework() && method.ReturnType.IsRefLikeType;

    /// <summary>Whether a mention of the array makes a memory of it that a call takes: whoever gets a memory has no array to return.</summary>
    public static bool IsMemoryForCall(ArrayUse use)
    {
        var value = use.Reference.Around(Through.Any);
        return value.Parent is IArgumentOperation { Parent: { } view }
            && view.Type is { Name: "Memory" or "ReadOnlyMemory", ContainingNamespace.Name: nameof(System) }
            && view.Around(Through.Any).Parent is IArgumentOperation { Parent: IInvocationOperation };
    }

    /// <summary>
    /// Whether the array is an argument of a method of the framework that is done with it when it returns: neither its result nor, as after
    /// <c>SetBuffer</c>, its receiver can hold it. A method that takes any value, as <c>HashSet&lt;T&gt;.Add</c> does, may keep it.
    /// </summary>
    public static bool IsLentToFramework(ArrayUse use) =>
        use is { Kind: ArrayUseKind.ArrayArgument, Callee: { MethodKind: not MethodKind.Constructor, DeclaringSyntaxReferences.IsEmpty: true } method }
        && method.ContainingType.IsOfFramework()
        && use.Reference.Around(Through.Identity).Parent is IArgumentOperation { Parameter.OriginalDefinition.Type: IArrayTypeSymbol }
        && (method.ReturnsVoid
            ? method.IsStatic || method.ContainingType is { Name: "Stream" or "TextWriter" }
            : method.ReturnType.SpecialType is not (SpecialType.None or SpecialType.System_Object or SpecialType.System_Array));

    private static RentedMisuseKind? OfBody(IMethodSymbol method, IParameterSymbol parameter, IInvocationOperation call, CancellationToken cancellationToken)
    {
        var definition = ((method.ReducedFrom ?? method).OriginalDefinition).Parameters[parameter.Ordinal + (method.ReducedFrom is null ? 0 : 1)];
        if (definition.ContainingSymbol is not IMethodSymbol
            {
                IsAbstract: false, IsVirtual: false, IsOverride: false, DeclaringSyntaxReferences: { Length: 1 } declared
            }
            || call.SemanticModel is not { Compilation: var compilation } || SourceModels.Find(compilation, declared[0].SyntaxTree) is not { } model)
        {
            return null;
        }

        var found = default(RentedMisuseKind?);
        foreach (var name in References.To(definition, declared[0].GetSyntax(cancellationToken), model, cancellationToken))
        {
            // It may be cut before it is read.
            if (NameIndex.WriteOf(name) is not null)
                return null;
            if (name.Parent is ForEachStatementSyntax loop && loop.Expression == name && !RentedLengths.MayLeave(loop))
                found ??= RentedMisuseKind.Whole;
            if (name.Parent is not MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" } length || length.Expression != name)
                continue;
            if (length.Parent is not (ReturnStatementSyntax or ArrowExpressionClauseSyntax)
                && RentedLengths.StandsForRequested(length, definition.Name, model, cancellationToken))
            {
                found ??= RentedMisuseKind.Whole;
            }
            else if (IsFilledToTheEnd(length, definition.Name))
            {
                found ??= RentedMisuseKind.Filled;
            }
        }

        return found;
    }

    /// <summary>
    /// Whether a loop goes on until the whole length is filled: what is still missing, <c>a.Length - filled</c>, is what a call in it asks for, or the
    /// condition compares with the length, and a call in the loop gets the array.
    /// </summary>
    private static bool IsFilledToTheEnd(MemberAccessExpressionSyntax length, string array)
    {
        if (length.FirstAncestorOrSelf<StatementSyntax>(static node => node is WhileStatementSyntax or DoStatementSyntax or ForStatementSyntax) is not { } loop)
            return false;
        var isMissing = length.Parent is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.SubtractExpression } rest && rest.Left == length;
        var isBound = loop is WhileStatementSyntax { Condition: var condition } && condition.Span.Contains(length.Span)
            && length.Parent is BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LessThanExpression } bound && bound.Right == length;
        if (!isMissing && !isBound)
            return false;
        foreach (var name in MemberIndex.Names(array, loop))
        {
            if (name.Parent is ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call } && (isBound || call.Span.Contains(length.Span)))
                return true;
        }

        return false;
    }

    /// <summary>The array itself, or the span, memory or segment of all of it that an expression makes.</summary>
    private static IOperation WholeViewOf(IOperation reference)
    {
        var array = reference.Around(Through.Any);
        if (array.Parent is not IArgumentOperation { Parent: { } maker })
            return reference;
        var isWhole = maker switch
        {
            IInvocationOperation { TargetMethod: { Name: "AsSpan" or "AsMemory", ContainingType.Name: "MemoryExtensions" }, Arguments.Length: 1 } => true,
            IObjectCreationOperation { Arguments.Length: 1, Type: { Name: "Memory" or "ReadOnlyMemory" or "Span" or "ReadOnlySpan",
                ContainingNamespace.Name: nameof(System) } } => true,
            _ => false,
        };
        if (!isWhole)
            return reference;
        return maker.Parent is IPropertyReferenceOperation { Property.Name: "Span" } span ? span : maker;
    }

    private static bool IsReadOnlyView(ITypeSymbol type) => type is { Name: "ReadOnlySpan" or "ReadOnlyMemory", ContainingNamespace.Name: nameof(System) };

    /// <summary>Whether a method has a parameter that may be a count or a part.</summary>
    public static bool TakesCount(IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Type.SpecialType is SpecialType.System_Int32 or SpecialType.System_Int64 || parameter.Type.Name is "Range" or "Index")
                return true;
        }

        return false;
    }
}
