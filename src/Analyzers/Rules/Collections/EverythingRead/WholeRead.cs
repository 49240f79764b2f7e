using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.Analyzers.Text;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.EverythingRead;

/// <summary>What is done with everything that was read.</summary>
internal enum ReadUse
{
    /// <summary>A <c>foreach</c>, or operators that run functions, go through it once.</summary>
    Loop,

    /// <summary>Operators go through all of it, and run no code of the project.</summary>
    Whole,

    /// <summary>Operators look at some of it.</summary>
    Part,

    /// <summary>Only the number is asked for.</summary>
    Count,

    /// <summary>Only one element is asked for, by its index.</summary>
    Element,

    /// <summary>A text is split into lines.</summary>
    Lines,
}

/// <summary>A call that reads everything into an array or text that is looked at once.</summary>
/// <param name="Use">What looks at it.</param>
/// <param name="Call">The call.</param>
/// <param name="User">The operation that looks at it: the loop, the property, the element, the call of <c>Split</c>, the last operator.</param>
/// <param name="OneByOne">The method that gives one after the other; of a text, the one that reads its lines.</param>
internal sealed record WholeRead(ReadUse Use, IInvocationOperation Call, IOperation User, IMethodSymbol OneByOne)
{
    /// <summary>The local that holds the array between; null where there is none.</summary>
    public ILocalSymbol? Local { get; private init; }

    /// <summary>
    /// Whether it is looked at before anything else is done. Else what is done between, or that it is not looked at after all, decides what is read.
    /// </summary>
    public bool IsAtOnce { get; private init; } = true;

    /// <summary>Whether functions of the project run while it is looked at.</summary>
    public bool RunsFunctions { get; private init; }

    /// <summary>Whether an operation may be such a call. Cheap enough for every call.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IInvocationOperation { TargetMethod: { Name: var name, ContainingType: { Name: "File" or "Directory" or "DirectoryInfo" } type } }
        && (name.StartsWith("ReadAll", StringComparison.Ordinal) || name.StartsWith("Get", StringComparison.Ordinal))
        && type.IsIn("System.IO");

    /// <summary>The call that an operation is; null where all that it reads is needed at once, or nothing gives it one by one.</summary>
    public static WholeRead? Of(IOperation operation, CancellationToken cancellationToken)
    {
        if (!MayBe(operation) || operation is not IInvocationOperation call)
            return null;
        if (call.TargetMethod.Name == "ReadAllText")
        {
            return call.Around(Through.Identity).Parent is IInvocationOperation split && LinesOfFile.IsSplit(split)
                && Sibling(call, "ReadAllLines") is { } lines
                ? new WholeRead(ReadUse.Lines, call, split, lines)
                : null;
        }

        if (call.TargetMethod.ReturnType is not IArrayTypeSymbol || Sibling(call, NameOneByOne(call.TargetMethod.Name)) is not { } lazy)
            return null;
        return call.Parent is IVariableInitializerOperation
            {
                Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None } local, Syntax: VariableDeclaratorSyntax declarator },
            }
            ? OnlyUseOf(local, declarator, call, cancellationToken) is { } mention && UseOf(mention, call, lazy) is { } ofLocal
                ? ofLocal with { Local = local, IsAtOnce = IsFirst((ExpressionSyntax)mention.Syntax, declarator, call.SemanticModel!, cancellationToken) }
                : null
            : UseOf(call, call, lazy);
    }

    private static string NameOneByOne(string name) =>
        name.StartsWith("Get", StringComparison.Ordinal) ? "Enumerate" + name.Substring("Get".Length) : "Read" + name.Substring("ReadAll".Length);

    /// <summary>The method of another name that takes the same, and gives an array where one is given, or a sequence of its elements.</summary>
    private static IMethodSymbol? Sibling(IInvocationOperation call, string name)
    {
        var method = call.TargetMethod.OriginalDefinition;
        foreach (var candidate in method.ContainingType.MethodsNamed(name))
        {
            if (candidate.IsStatic == method.IsStatic && candidate.Parameters.Length == method.Parameters.Length
                && candidate.DeclaredAccessibility == Accessibility.Public && TakesTheSame(candidate, method))
            {
                return candidate;
            }
        }

        return null;
    }

    private static bool TakesTheSame(IMethodSymbol candidate, IMethodSymbol method)
    {
        foreach (var parameter in method.Parameters)
        {
            if (!SymbolEqualityComparer.Default.Equals(parameter.Type, candidate.Parameters[parameter.Ordinal].Type))
                return false;
        }

        return method.ReturnType is not IArrayTypeSymbol { ElementType: var element }
            || (candidate.ReturnType is INamedTypeSymbol { TypeArguments: { Length: 1 } arguments }
                && SymbolEqualityComparer.Default.Equals(arguments[0], element));
    }

    /// <summary>
    /// The only mention of a local, where it stands in the next statement and is reached once; null else. What runs between could change what is read.
    /// </summary>
    private static IOperation? OnlyUseOf(
        ILocalSymbol local, VariableDeclaratorSyntax declarator, IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (declarator.Parent is not VariableDeclarationSyntax { Variables.Count: 1, Parent: LocalDeclarationStatementSyntax declared }
            || declared.Parent is not BlockSyntax block)
        {
            return null;
        }

        var only = default(IdentifierNameSyntax);
        foreach (var name in References.To(local, block, call.SemanticModel!, cancellationToken))
        {
            if (only is not null)
                return null;
            only = name;
        }

        var index = Statements.IndexIn(block.Statements, declared) + 1;
        if (only is null || index >= block.Statements.Count || !block.Statements[index].Span.Contains(only.Span)
            || References.IsInNestedFunction(only, block) || !IsReachedOnce(only, block.Statements[index]))
        {
            return null;
        }

        return call.SemanticModel!.GetOperation(only, cancellationToken);
    }

    /// <summary>
    /// Whether the statement after the declaration asks for the value of a name first, and always. In a statement inside that one, such as one in a
    /// <c>try</c>, other code may run before, or catch what fails.
    /// </summary>
    private static bool IsFirst(ExpressionSyntax name, VariableDeclaratorSyntax declarator, SemanticModel model, CancellationToken cancellationToken) =>
        name.FirstAncestorOrSelf<StatementSyntax>() is { } statement
        && declarator.FirstAncestorOrSelf<StatementSyntax>() is { } declaration && Statements.After(declaration) == statement
        && (statement is CommonForEachStatementSyntax loop
            ? loop.Expression.GetFirstToken() == name.GetFirstToken()
            : EvaluatedFirst.In(name, model, cancellationToken) is { Guard: null });

    /// <summary>Whether a loop that a name stands in asks for it once, before it begins.</summary>
    private static bool IsReachedOnce(SyntaxNode name, StatementSyntax statement)
    {
        for (var node = name; node != statement; node = node.Parent!)
        {
            if (node.Parent is { } parent && Loops.IsLoop(parent) && !(parent is CommonForEachStatementSyntax loop && loop.Expression == node))
                return false;
        }

        return true;
    }

    private static WholeRead? UseOf(IOperation value, IInvocationOperation call, IMethodSymbol lazy)
    {
        var outside = value.Around(Through.BuiltInImplicit);
        switch (outside.Parent)
        {
            case IForEachLoopOperation { IsAsynchronous: false } loop when loop.Collection == outside:
                return new WholeRead(ReadUse.Loop, call, loop, lazy);
            case IPropertyReferenceOperation length when MeasuredCopies.IsLength(length) && length.Instance == value:
                return new WholeRead(ReadUse.Count, call, length, lazy);
            case IArrayElementReferenceOperation { Indices: { Length: 1 } indices } element
                when element.ArrayReference == value && indices[0].ConstantValue is { HasValue: true, Value: >= 0 } && ArrayUse.IsOnlyRead(element):
                return new WholeRead(ReadUse.Element, call, element, lazy);
            case IArgumentOperation argument when LinqChain.Around(argument) is { Use: not ChainUse.Passed } chain
                && (chain.Source == value || chain.Source == outside || chain.Source?.Inside(Through.BuiltInImplicit) == value):
                return new WholeRead(UseOf(chain), call, chain.End, lazy) { RunsFunctions = RunFunctions(chain) };
            default:
                return null;
        }
    }

    private static ReadUse UseOf(LinqChain chain)
    {
        foreach (var part in chain.Operators)
        {
            if (part.TargetMethod.Name is "First" or "FirstOrDefault" or "Single" or "SingleOrDefault" or "Any" or "All" or "Contains" or "ElementAt"
                or "ElementAtOrDefault" or "Take" or "TakeWhile" or "SequenceEqual")
            {
                return ReadUse.Part;
            }
        }

        return RunFunctions(chain) ? ReadUse.Loop : ReadUse.Whole;
    }

    private static bool RunFunctions(LinqChain chain)
    {
        if (chain.Use == ChainUse.Enumerated)
            return true;
        foreach (var part in chain.Operators)
        {
            if (part.TargetMethod.Parameters.Length > 1)
                return true;
        }

        return false;
    }
}
