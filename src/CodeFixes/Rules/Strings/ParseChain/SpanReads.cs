using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Rules.Strings.ParseChain;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Allocations.CodeFixes.Rewriting.Spans;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.ParseChain;

/// <summary>
/// Determines whether the characters of a span may change between the place where a string was made of them and the place where they are read: what
/// stands after the span in the reading call may write them, and so may an object that the call gets and asks, the guard of a <c>switch</c>, and a method
/// that is given one character by reference. A call that gives a view of the characters, as <c>AsSpan</c> does, has not read them: who gets the view does.
/// </summary>
internal static class SpanReads
{
    /// <summary>Whether anything runs, or can be asked, between the span of a chain and its end.</summary>
    public static bool MayChange(StringChain chain, SemanticModel model, CancellationToken cancellationToken)
    {
        if (chain.End.User is not { } user)
            return false;

        // A switch compares with constants before anything else runs, and goes on to compare after a guard.
        if (chain.End.Kind == StringUseKind.Switch)
            return HasGuard(user);
        var after = chain.Steps[0].Operation.Syntax.Span.End;
        var given = chain.End.SpanOverload ?? CalledMethod.Of(user);
        for (IOperation? reader = user; reader is not null; reader = ReaderOf(reader))
        {
            if (!IsOfFramework(reader) || SpanRewrite.IsPassedByReference(reader) || IsKept(reader) || MayRunBehind(reader, after, model, cancellationToken))
                return true;
            if (!MemoryViews.MayBeHeldBy(reader, null) && given?.ReturnType is not { IsRefLikeType: true })
                return false;
            given = null;
        }

        // A variable or a loop has the view, or nobody knows who.
        return true;
    }

    /// <summary>Whether what gets the characters is code of the framework, which changes nothing before it reads them.</summary>
    private static bool IsOfFramework(IOperation reader) => reader switch
    {
        IConversionOperation { OperatorMethod: { ContainingType: var type } } => type.IsOfFramework(),
        IPropertyReferenceOperation { Property.ContainingType: var type } => type.IsOfFramework(),
        _ => CalledMethod.Of(reader) is not { ContainingType: { } type } || type.IsOfFramework(),
    };

    /// <summary>Whether a reference to one character of a view is kept.</summary>
    private static bool IsKept(IOperation character) =>
        character is IPropertyReferenceOperation { Property.RefKind: not RefKind.None } && MemoryViews.ElementLeaves(character);

    /// <summary>What is done at once with a view that an operation gives; null where that is not seen in the same expression.</summary>
    private static IOperation? ReaderOf(IOperation view) => view.Parent switch
    {
        IArgumentOperation { Parent: IInvocationOperation or IObjectCreationOperation } argument => argument.Parent,
        IInvocationOperation call when call.Instance == view => call,
        IPropertyReferenceOperation or IImplicitIndexerReferenceOperation => view.Parent,
        IConversionOperation conversion => conversion,
        _ => null,
    };

    /// <summary>Whether anything behind a place runs in a call before that has read its arguments, or can be asked by it.</summary>
    private static bool MayRunBehind(IOperation user, int after, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var operation in user.Descendants())
        {
            if (operation.Syntax.SpanStart < after)
                continue;
            if (MayRun(operation))
                return true;
            if (operation.Parent == user && CallGraph.RunsOwnCode(operation, model, cancellationToken))
                return true;
            if (operation is IArgumentOperation { Value: var value } && MayBeAsked(value))
                return true;
        }

        return false;
    }

    private static bool HasGuard(IOperation choice)
    {
        switch (choice)
        {
            case ISwitchOperation statement:
                foreach (var section in statement.Cases)
                {
                    foreach (var clause in section.Clauses)
                    {
                        if (clause is IPatternCaseClauseOperation { Guard: not null })
                            return true;
                    }
                }

                return false;
            case ISwitchExpressionOperation expression:
                foreach (var arm in expression.Arms)
                {
                    if (arm.Guard is not null)
                        return true;
                }

                return false;
            default:
                return false;
        }
    }

    private static bool MayRun(IOperation operation) => operation switch
    {
        _ when Unions.AreAskedBy(operation) => true,
        IInvocationOperation or IObjectCreationOperation or IAssignmentOperation or IIncrementOrDecrementOperation or IAwaitOperation
        or IDynamicInvocationOperation =>
            true,
        IPropertyReferenceOperation { Property: var property } =>
            !(property.Name is "Length" or "InvariantCulture" or "CurrentCulture" or "InvariantInfo" or "CurrentInfo"
                && property.DeclaringSyntaxReferences.IsEmpty),
        IConversionOperation conversion => ConversionOperators.RunIn(conversion) && !SpanTypes.IsSpan(conversion.Type),
        IBinaryOperation binary => binary.OperatorMethod is { DeclaringSyntaxReferences.IsEmpty: false },
        _ => false,
    };

    // A format provider is asked before the characters are parsed.
    private static bool MayBeAsked(IOperation value)
    {
        value = value.Inside(Through.BuiltIn);
        return !value.ConstantValue.HasValue
            && value.Type is { IsReferenceType: true, SpecialType: not SpecialType.System_String }
                and not { Name: "CultureInfo" or "NumberFormatInfo" or "DateTimeFormatInfo", ContainingNamespace.Name: "Globalization" };
    }
}
