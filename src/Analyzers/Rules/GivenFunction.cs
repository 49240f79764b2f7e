using System.Runtime.CompilerServices;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules;

/// <summary>
/// A local function that is not <c>static</c> and becomes a delegate. The compiler makes the delegate each time, also in a loop, and also where the function
/// takes nothing from outside: from C# 11 on it keeps those of static functions, as it keeps that of a lambda.
/// </summary>
/// <param name="Name">What becomes the delegate.</param>
/// <param name="Declaration">The function.</param>
/// <param name="Operation">The operation that declares it.</param>
/// <param name="Captures">What it takes from the functions around it.</param>
internal sealed record GivenFunction(SyntaxNode Name, LocalFunctionStatementSyntax Declaration, ILocalFunctionOperation Operation, Captures Captures)
{
    private static readonly ConditionalWeakTable<LocalFunctionStatementSyntax, StrongBox<int>> Firsts = new();

    /// <summary>Whether the function takes nothing from outside, so that it could be static, and the compiler would then keep the delegate.</summary>
    public bool CouldBeStatic => Captures is { Variables.Count: 0, HasThis: false, HasUnnamed: false, HasVariablesOfCallees: false }
        && Declaration.SyntaxTree.Options is CSharpParseOptions { LanguageVersion: >= LanguageVersion.CSharp11 };

    /// <summary>Whether the function is a delegate in no earlier place, so that this one can speak for all.</summary>
    public bool IsFirst => Firsts.GetValue(Declaration, FirstOf).Value >= Name.SpanStart;

    private static StrongBox<int> FirstOf(LocalFunctionStatementSyntax declaration)
    {
        foreach (var mention in MemberIndex.Names(declaration.Identifier.ValueText, declaration.Parent!))
        {
            if (mention.Parent is not InvocationExpressionSyntax)
                return new StrongBox<int>(mention.SpanStart);
        }

        return new StrongBox<int>(int.MaxValue);
    }

    /// <summary>Whether an operation makes the delegate of such a function.</summary>
    public static bool MayBe(IOperation operation) => operation is IDelegateCreationOperation
    {
        Type.TypeKind: TypeKind.Delegate,
        Target: IMethodReferenceOperation { Method: { MethodKind: MethodKind.LocalFunction, IsStatic: false } },
    };

    /// <summary>The function whose delegate an operation makes; null where it makes none.</summary>
    public static GivenFunction? Of(IOperation creation, CancellationToken cancellationToken) =>
        MayBe(creation) && ((IDelegateCreationOperation)creation).Target is IMethodReferenceOperation { Method: var function } reference
        && function.OriginalDefinition.DeclaringSyntaxReferences is { Length: 1 } declared
        && declared[0].GetSyntax(cancellationToken) is LocalFunctionStatementSyntax declaration
        && creation.SemanticModel!.GetOperation(declaration, cancellationToken) is ILocalFunctionOperation operation && Captures.Of(operation) is { } captures
            ? new GivenFunction(reference.Syntax, declaration, operation, captures)
            : null;
}
