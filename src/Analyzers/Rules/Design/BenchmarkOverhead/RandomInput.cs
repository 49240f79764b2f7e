using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Design.BenchmarkOverhead;

/// <summary>Determines whether a generator of random numbers only makes input for other calls.</summary>
internal static class RandomInput
{
    private const int MostLocals = 2;

    /// <summary>Whether a generator gives numbers, and each of them is an argument of another call or an index, directly or through locals.</summary>
    public static bool Is(IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (creation.Type is not { Name: nameof(Random) } type || !type.IsIn(nameof(System)))
            return false;
        var generator = creation.Around(Through.BuiltInImplicit);
        return generator.Parent is IInvocationOperation call ? GivesInput(generator, call, cancellationToken) : AllUses(
            generator,
            use => use.Parent is IInvocationOperation next && GivesInput(use, next, cancellationToken),
            cancellationToken);
    }

    private static bool GivesInput(IOperation generator, IInvocationOperation call, CancellationToken cancellationToken) =>
        call.Instance == generator && call.Type?.SpecialType is >= SpecialType.System_SByte and <= SpecialType.System_Double
        && IsInput(call, 0, cancellationToken);

    private static bool IsInput(IOperation number, int depth, CancellationToken cancellationToken)
    {
        while (number.Parent is IConversionOperation or IBinaryOperation or IUnaryOperation or IInterpolationOperation or IInterpolatedStringOperation)
            number = number.Parent;
        return number.Parent switch
        {
            IArgumentOperation { Parent: IInvocationOperation taker } => !BenchmarkCalls.IsSink(taker) && !BenchmarkCalls.IsFrom(taker),
            IArgumentOperation { Parent: IPropertyReferenceOperation or IObjectCreationOperation } => true,
            IArrayElementReferenceOperation => true,
            _ => depth < MostLocals && AllUses(number, use => IsInput(use, depth + 1, cancellationToken), cancellationToken),
        };
    }

    /// <summary>Whether a value is that of a local, and all uses of the local, of which there is one at least, pass a test.</summary>
    private static bool AllUses(IOperation value, Func<IOperation, bool> test, CancellationToken cancellationToken)
    {
        if (value.Parent is not IVariableInitializerOperation { Parent: IVariableDeclaratorOperation
            {
                Syntax: VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax statement },
                Symbol: { RefKind: RefKind.None } local,
            } })
        {
            return false;
        }

        var isUsed = false;
        foreach (var name in References.To(local, References.ScopeOf(statement), value.SemanticModel!, cancellationToken))
        {
            if (value.SemanticModel!.GetOperation(name, cancellationToken) is not { } use || !test(use))
                return false;
            isUsed = true;
        }

        return isUsed;
    }
}
