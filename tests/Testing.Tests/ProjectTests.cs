using Microsoft.CodeAnalysis.Testing;
using Verify = Allocations.Testing.CSharpCodeFixVerifier<
    Allocations.Testing.Tests.Toys.FieldNameAnalyzer,
    Allocations.Testing.Tests.Toys.FieldNameCodeFix>;

namespace Allocations.Testing.Tests;

/// <summary>Solutions of several projects.</summary>
public sealed class ProjectTests
{
    private static CancellationToken Cancellation => TestContext.Current.CancellationToken;

    [Fact]
    public async Task OtherProject_IsAnalyzed()
    {
        var test = new Verify.Test { TestCode = "class C { Lib L; }" };
        test.TestState.AdditionalProjects["Library"].Sources.Add("public class Lib { int [|a|]; int b; }");
        test.TestState.AdditionalProjectReferences.Add("Library");

        Assert.Contains("Unexpected: /Library/Test0.cs(1,31)-(1,32)", await Failure.OfAsync(test.RunAsync(Cancellation)));
    }

    [Fact]
    public async Task CompilerErrorInOtherProject_Fails()
    {
        var test = new Verify.Test { TestCode = "public class C { }" };
        test.TestState.AdditionalProjects["App"].Sources.Add("class D : C { }");
        Assert.Contains("/App/Test0.cs", await Failure.OfAsync(test.RunAsync(Cancellation)));

        test.TestState.AdditionalProjects["App"].AdditionalProjectReferences.Add("TestProject");
        await test.RunAsync(Cancellation);
    }

    [Fact]
    public async Task UnknownProjectReference_Fails()
    {
        var test = new Verify.Test { TestCode = "class C { }" };
        test.TestState.AdditionalProjectReferences.Add("Nowhere");

        Assert.Contains("references 'Nowhere'", await Failure.OfAsync(test.RunAsync(Cancellation)));
    }

    [Fact]
    public Task OwnFrameworkAndConfiguration_AreUsed()
    {
        var test = new Verify.Test { TestCode = "class C { int [|a|]; System.Span<int> M() => default; }" };
        var old = test.TestState.AdditionalProjects["Old"];
        old.ReferenceAssemblies = ReferenceAssemblies.NetStandard.NetStandard20;
        old.Sources.Add("class D { int a; System.{|CS0234:Span<int>|} M() => default; }");
        old.AnalyzerConfigFiles.Add(("/Old/.editorconfig", "[*]\ntoy.allowed_name = a"));
        return test.RunAsync(Cancellation);
    }

    [Fact]
    public Task FixInEveryProject_IsCompared() =>
        TwoProjects("class C { int A; Lib L; }", "public class Lib { int B; }").RunAsync(Cancellation);

    [Fact]
    public async Task OtherProjectDiffers_Fails()
    {
        var message = await Failure.OfAsync(TwoProjects("class C { int A; Lib L; }", "public class Lib {  int B; }").RunAsync(Cancellation));

        Assert.Contains("The content of '/Library/Test0.cs' differs", message);
    }

    [Fact]
    public async Task FixInOtherProjectOnly_IsCompared()
    {
        var test = new Verify.Test { TestCode = "class C { }" };
        test.TestState.AdditionalProjects["Library"].Sources.Add("class Lib { int [|b|]; }");
        test.FixedState.AdditionalProjects["Library"].Sources.Add("class Lib { int B; }");

        await test.RunAsync(Cancellation);
    }

    private static Verify.Test TwoProjects(string fixedCode, string fixedLibrary)
    {
        var test = new Verify.Test
        {
            TestCode = "class C { int [|a|]; Lib L; }",
            FixedCode = fixedCode,
            TestState = { AdditionalProjectReferences = { "Library" } },
        };
        test.TestState.AdditionalProjects["Library"].Sources.Add("public class Lib { int [|b|]; }");
        test.FixedState.AdditionalProjects["Library"].Sources.Add(fixedLibrary);
        return test;
    }
}
